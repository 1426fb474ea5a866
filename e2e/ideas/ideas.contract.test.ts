import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { ExpectedTexts } from '@/e2e/fixtures/expected-texts'
import {
  actOnIdea,
  ballots,
  ideaGraph,
  photo,
  proposed,
  published,
  getRefusals,
  someWord,
  uploaded,
  voteForIdea as vote,
  voteIdea,
  countVotes,
} from '@/e2e/ideas/ideas'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { pdfFile } from '@/e2e/fixtures/sample-files'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import * as notifications from '@/lib/domains/notifications/contract'
import { listMyIdeas, listSimilarIdeas, type MyIdeas } from '@/lib/domains/ideas/contract'

const awaited = new ExpectedTexts()

let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let author: Resident

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
  ;[moderator, officer, author] = await Promise.all([
    createColleague(office, 'moderator'),
    createColleague(office, 'officer'),
    Resident.register(),
  ])
})

afterAll(async () => {
  await database.query("DELETE FROM ideas WHERE title LIKE 'Проба %'")
  await database.end()
  for (const { id } of [moderator, officer]) await office.remove('staff', id)
})

describe('a vote', () => {
  test('a vote for an idea replaces one against it, keeps its comment and can be withdrawn', async () => {
    const { id } = await published(database, author)
    const first = await Resident.register()
    const second = await Resident.register()
    await Promise.all([vote(first, id, ballots.like), vote(second, id, ballots.dislike)])
    const changed = await vote(first, id, { ...ballots.dislike, comment: ' Передумала ' })
    const auth = { like: false, dislike: true, comment: 'Передумала', user: { name: 'Пробова Анна' } }
    expect(changed.data?.IdeaVote).toEqual({ vote_like_count: 0, vote_dislike_count: 2, auth_vote: auth })
    const back = await vote(second, id, ballots.back)
    expect(back.data?.IdeaVote).toEqual({ vote_like_count: 0, vote_dislike_count: 1, auth_vote: null })
    expect(await countVotes(id, database)).toEqual({ likes: 0, dislikes: 1, comments: 1 })
  })

  test('a vote on an idea is refused for both sides, an own idea, a guest and outside of support', async () => {
    const { id } = await published(database, author)
    const voter = await Resident.register()
    expect(getRefusals(await vote(voter, id, { like: true, dislike: true }))).toEqual({
      'input.like': ['Можно быть либо за, либо против'],
    })
    expect(getRefusals(await vote(author, id, ballots.like))).toEqual({ 'input.idea_id': ['За свою идею не голосуют'] })
    const input = { idea_id: id, like: true, dislike: false }
    expect((await ideaGraph(voteIdea, { input })).errors?.[0]?.extensions?.category).toBe('authentication')
    await database.query("UPDATE ideas SET code = '4' WHERE id = $1", [id])
    expect(getRefusals(await vote(voter, id, ballots.like))).toEqual({
      'input.idea_id': ['Голосование по этой идее закрыто'],
    })
    expect(await countVotes(id, database)).toEqual({ likes: 0, dislikes: 0, comments: 0 })
  })

  test('a vote still counts if a moderator hides its comment', async () => {
    const { id } = await published(database, author)
    const word = someWord()
    const voter = await Resident.register()
    await vote(voter, id, { ...ballots.like, comment: word })
    const { rows } = await database.query<{ id: number }>('SELECT id FROM private_idea_votes WHERE comment = $1', [
      word,
    ])
    expect(await (await fetch(at(`/api/ideas/${id}/comments`))).text()).toContain(word)
    await office.update('idea-votes', rows[0]?.id, { action: 'hide' })
    expect(await (await fetch(at(`/api/ideas/${id}/comments`))).text()).not.toContain(word)
    expect(await countVotes(id, database)).toEqual({ likes: 1, dislikes: 0, comments: 0 })
    // taking the vote back and voting again does not show the comment again
    await vote(voter, id, ballots.back)
    await vote(voter, id, { ...ballots.dislike, comment: word })
    expect(await countVotes(id, database)).toEqual({ likes: 0, dislikes: 1, comments: 0 })
    const [again] = await office.find('idea-votes', { 'where[comment][equals]': word })
    await office.update('idea-votes', again?.id, { action: 'show' })
    expect(await countVotes(id, database)).toEqual({ likes: 0, dislikes: 1, comments: 1 })
  })
})

test.each([
  [true, ['Смета 2026.pdf', 'План двора.webp']],
  [false, ['Документ 1.pdf', 'Документ 2.webp']],
])('a published file of an author who shows the name (%s) is called %j', async (shown, names) => {
  const resident = await Resident.register()
  const paper = new File([new Uint8Array(pdfFile('Plan'))], 'Смета 2026.pdf')
  const sent = await uploaded([paper, await photo('План двора.png')], resident)
  const idea = await proposed(database, resident, { show_author: shown, documents: sent.map(({ url }) => url) })
  expect((await actOnIdea(moderator, idea.id, { action: 'publish' })).status).toBe(200)
  const papers = await readPapers(idea.id)
  expect(papers.map(({ origin_name: name }) => name)).toEqual(names)
  const disposition = (await fetch(at(papers[0]?.url ?? ''))).headers.get('content-disposition')
  expect(decodeURIComponent(disposition ?? '')).toContain(names[0])
})

test('ideas are similar if they share more than one word of many', async () => {
  const alike = async (title: string) => {
    const response = await fetch(at(`${listSimilarIdeas.path}?title=${encodeURIComponent(title)}`))
    return listSimilarIdeas.answer.parse(await response.json()).ideas.map((idea) => idea.title)
  }
  const cinema = 'Кино под открытым небом во дворах'
  expect(await alike('Показывать кино под открытым небом')).toContain(cinema)
  expect(await alike('Раздельный сбор мусора во дворах')).toEqual(['Раздельный сбор в Заречье для начала'])
  expect(await alike('дворы')).toContain(cinema)
})

async function readPapers(id: number): Promise<{ url: string; origin_name: string }[]> {
  const query = 'query($id: ID!) { OneIdea(id: $id) { join_documents { document { url origin_name } } } }'
  const { data } = await ideaGraph(query, { id })
  const { join_documents: papers } = data?.OneIdea as {
    join_documents: { document: { url: string; origin_name: string } }[]
  }
  return papers.map(({ document }) => document)
}

describe('the life of an idea', () => {
  test('an idea follows only the moves of its workflow, and author and voters are notified', async () => {
    const resident = await Resident.register()
    const voter = await Resident.register()
    const { id } = await proposed(database, resident)
    const { department } = await office.read('ideas', id, { depth: '0' })
    await office.update('staff', officer.id, { department })
    for (const action of ['review', 'accept', 'realize'])
      expect((await actOnIdea(moderator, id, { action, answerText: 'Да', reportText: 'Да' })).refused?.path).toBe(
        'action',
      )
    expect((await actOnIdea(moderator, id, { action: 'refuse' })).refused?.path).toBe('note')
    await actOnIdea(moderator, id, { code: '3', publishedAt: new Date().toISOString(), title: 'Чужие слова' })
    expect(await office.read('ideas', id)).toMatchObject({ code: '5', publishedAt: null })
    expect([403, 404]).toContain((await actOnIdea(officer, id, { action: 'publish' })).status)
    expect((await actOnIdea(moderator, id, { action: 'publish' })).doc).toMatchObject({ code: '1' })
    await vote(voter, id, ballots.like)
    expect((await actOnIdea(moderator, id, { action: 'review' })).status).toBe(200)
    expect((await actOnIdea(officer, id, { action: 'accept' })).refused?.path).toBe('answerText')
    const accepted = await actOnIdea(officer, id, { action: 'accept', answerText: 'Сделаем к маю' })
    expect(accepted.doc).toMatchObject({ code: '6' })
    expect(accepted.doc).not.toHaveProperty('authorName')
    expect((await actOnIdea(officer, id, { action: 'reject', answerText: 'Нет' })).refused?.path).toBe('action')
    const report = { action: 'realize', reportText: 'Сделано' }
    expect((await actOnIdea(officer, id, report)).refused?.path).toBe('reportImage')
    const { rows } = await database.query<{ id: number }>('SELECT id FROM media LIMIT 1')
    expect((await actOnIdea(officer, id, { ...report, reportImage: rows[0]?.id })).doc).toMatchObject({ code: '3' })
    const response = await fetch(at(`/api/ideas/${id}`))
    const { idea } = (await response.json()) as { idea: { steps: { code: number }[]; report: string; answer: string } }
    expect(idea).toMatchObject({ report: 'Сделано', answer: 'Сделаем к маю' })
    expect(idea.steps.map(({ code }) => code)).toEqual([1, 4, 6, 3])
    for (const told of [resident, voter]) {
      const bell = () => told.call(notifications.listNotifications).then((list) => list.text())
      for (const words of [/Идея принята. Ответ: Сделаем к маю/, /реализована/]) awaited.note(words, bell)
    }
    const mine = (await (await resident.call(listMyIdeas)).json()) as MyIdeas
    expect(mine.own).toMatchObject([{ id, is_public: true, status: { code: 3 }, vote_like_count: 1 }])
  })

  test('an idea moves to review when it reaches the threshold', async () => {
    const { id } = await published(database, author)
    await database.query(
      'INSERT INTO private_idea_votes (idea_id, is_for) SELECT $1, true FROM generate_series(1, (SELECT support_threshold::int FROM city_ideas))',
      [id],
    )
    const readCode = async () =>
      (await database.query<{ code: string }>('SELECT code FROM ideas WHERE id = $1', [id])).rows[0]?.code
    awaited.note(/^4$/, async () => (await readCode()) ?? '')
  })
})

test('lists of ideas are ordered, filtered and counted', async () => {
  const page = `data { vote_like_count status { code } } paginatorInfo { count total perPage }`
  const { data } = await ideaGraph(`{ popular: ideas_paginate(ordering: POPULAR, first: 20) { ${page} }
    realized: ideas_paginate(realized: true, first: 100) { ${page} } rest: ideas_paginate(realized: false, first: 1) { ${page} }
    all: ideas_paginate(first: 1) { ${page} } none: ideas_paginate(title: "щщщщ") { ${page} } }`)
  type List = {
    data: { vote_like_count: number; status: { code: number } }[]
    paginatorInfo: { count: number; total: number }
  }
  const lists = data as Record<string, List>
  const likes = lists.popular?.data.map(({ vote_like_count: count }) => count) ?? []
  expect(likes).toEqual(likes.toSorted((one, other) => other - one))
  expect(new Set(lists.realized?.data.map(({ status }) => status.code))).toEqual(new Set([3]))
  expect(lists.realized?.paginatorInfo.count).toBe(lists.realized?.paginatorInfo.total)
  const total = (name: string) => lists[name]?.paginatorInfo.total ?? 0
  expect(total('realized') + total('rest')).toBe(total('all'))
  expect(total('none')).toBe(0)
})

test('the scheduler moves supported ideas on and notifies authors and voters', async () => {
  expect(await awaited.missing()).toEqual([])
})
