import { openClaimDesk, type ClaimDesk } from '@/e2e/desk/claim-desk'
import { askSupport, holdMove } from '@/e2e/desk/desk'
import { at } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { proposed, someWord } from '@/e2e/ideas/ideas'

let desk: ClaimDesk
let author: Resident
let people: Record<string, Colleague>

beforeAll(async () => {
  desk = await openClaimDesk()
  const [administrator, dispatcher] = await Promise.all([
    createColleague(desk.office, 'administrator'),
    createColleague(desk.office, 'dispatcher'),
  ])
  people = { moderator: desk.moderator, officer: desk.officer, administrator, dispatcher }
  author = await Resident.register()
})

afterAll(() => desk.close(...['administrator', 'dispatcher'].map((role) => people[role] as Colleague)))

async function read(who: Colleague | undefined, path: string): Promise<string> {
  const headers = { cookie: `portal-token=${who?.token}`, 'sec-fetch-site': 'same-origin' }
  // prepositions are kept with their words
  return (await (await fetch(at(path), { headers })).text()).replaceAll('\u00A0', ' ')
}

/** Links with numbers in the part of a page that has this label. */
function listNumbers(html: string, label: string): { href: string; number: number }[] {
  const [, part = ''] = new RegExp(`aria-label="${label}[^"]*"[^>]*>(.*?)</(?:ul|nav)>`, 's').exec(html) ?? []
  return [...part.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].flatMap(([, href = '', text = '']) => {
    const [, number] = /tabular[^>]*>([\d\s]+)</.exec(text) ?? []
    return number === undefined ? [] : [{ href: href.replaceAll('&amp;', '&'), number: toNumber(number) }]
  })
}

const toNumber = (text = '') => Number(text.replace(/\D/g, ''))

async function countListed(who: Colleague | undefined, href: string): Promise<number> {
  const [, found] = /Найдено\s([\d\s]+)/.exec(await read(who, href)) ?? []
  return toNumber(found)
}

const hold = (column: string, id: number, action: string) =>
  holdMove(desk.database, desk.moderator, [column, id], { action })

const release = (column: string, id: number) =>
  desk.database.query(`DELETE FROM private_desk_moves WHERE ${column} = $1`, [id])

test.each(['moderator', 'officer', 'administrator', 'dispatcher'])(
  '%s: every number of the desk leads to a list of as many things',
  async (role) => {
    const word = someWord()
    const waiting = await desk.report(author, { text: `Яма ${word}` })
    const leaving = await desk.publish(author, { text: `Яма ${word}` })
    await desk.publish(author, { text: `Люк ${word}` })
    await hold('claim_id', waiting, 'publish')
    await hold('claim_id', leaving, 'refuse')
    const who = people[role]
    const home = await read(who, '/desk')
    const sections = listSections(home)
    const lists = [...sections, `/desk/queue?view=open&text=${encodeURIComponent(word)}`]
    const tabs = (await Promise.all(lists.map((list) => read(who, list)))).map((html) => listNumbers(html, 'Списки'))
    expect(tabs.at(-1)?.find(({ href }) => href.includes('view=open'))?.number).toBe(1)
    const numbers = [...listNumbers(home, 'Сколько ждёт'), ...tabs.flat()]
    expect(numbers.length).toBeGreaterThan(9)
    for (const { href, number } of numbers) expect([href, await countListed(who, href)]).toEqual([href, number])
  },
)

/** Addresses of the lists in the header. */
function listSections(html: string): string[] {
  const [, nav = ''] = /<nav[^>]*aria-label="Разделы стола"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  const links = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return links.filter((href) => href.includes('view='))
}

test('a decision that waits takes a thing out of the list that it was made in; «Все» says what it is', async () => {
  const { moderator } = desk
  const word = someWord()
  const claim = await desk.report(author, { text: `Яма ${word}` })
  const open = await desk.publish(author, { text: `Люк ${word}` })
  const { id: idea } = await proposed(desk.database, author, { title: `Лавки ${word}` })
  const message = await askSupport(desk.database, author)
  const { rows } = await desk.database.query<{ text: string }>(
    'SELECT message AS text FROM support_requests WHERE id = $1',
    [message],
  )
  const cases = [
    ['claim_id', claim, 'publish', 'queue?view=moderation', word, 0],
    ['claim_id', open, 'answer', 'queue?view=open', word, 0],
    ['claim_id', open, 'take', 'queue?view=open', word, 1],
    ['idea_id', idea, 'refuse', 'ideas?view=moderation', word, 0],
    ['support_request_id', message, 'answer', 'support?view=open', rows[0]?.text ?? '', 0],
    ['support_request_id', message, 'take', 'support?view=open', rows[0]?.text ?? '', 1],
  ] as const
  for (const [column, id, action, view, text, left] of cases) {
    const list = `/desk/${view}&text=${encodeURIComponent(text)}`
    expect([action, view, await countListed(moderator, list)]).toEqual([action, view, 1])
    await hold(column, id, action)
    expect([action, view, await countListed(moderator, list)]).toEqual([action, view, left])
    expect(await read(moderator, list.replace(/view=\w+/, 'view=all'))).toContain('Решается: Проба')
    await release(column, id)
  }
})

test('the map of the queue has the claims of its list, and other lists keep it', async () => {
  const word = someWord()
  const id = await desk.publish(author, { text: `Яма ${word}` })
  const text = await read(desk.officer, `/desk/queue?view=open&show=map&text=${encodeURIComponent(word)}`)
  expect(text).toContain('data-places-map')
  expect(text).toMatch(new RegExp(`/desk/queue/${id}\\?[^"]*show=map`))
  for (const { href } of listNumbers(text, 'Списки')) expect(href).toContain('show=map')
  expect(await read(desk.officer, '/desk/queue?view=open')).not.toContain('data-places-map')
})

test('an officer hears that a claim is another department’s only if everybody reads it on the site', async () => {
  const { officer, database } = desk
  const hidden = await desk.report(author)
  const elsewhere = await desk.publish(author)
  await database.query(
    `UPDATE claims SET department_id = (SELECT id FROM organizations WHERE id <> department_id ORDER BY id LIMIT 1)
     WHERE id = $1`,
    [elsewhere],
  )
  const search = (id: number) => read(officer, `/desk/search?text=${id}`)
  expect(await search(elsewhere)).toContain('ведёт другое подразделение')
  for (const text of [await search(hidden), await read(officer, `/desk/search?text=${someWord()}`)]) {
    expect(text).toContain('Среди дел вашего подразделения ничего не нашлось')
    expect(text).not.toContain('ведёт другое подразделение')
  }
})

test('the row of a claim by phone names the caller to whoever wrote it down, and to nobody else', async () => {
  const { database } = desk
  const word = someWord()
  const id = await desk.report(author, { text: `Яма ${word}` })
  const caller = `Звонков ${word}`
  await database.query('UPDATE claims SET author_name = $2 WHERE id = $1', [id, caller])
  await database.query('INSERT INTO private_phone_claims (claim_id, staff_id) VALUES ($1, $2)', [
    id,
    people.dispatcher?.id,
  ])
  const other = await createColleague(desk.office, 'dispatcher')
  const readers = { recorder: people.dispatcher, moderator: desk.moderator, 'another dispatcher': other }
  for (const [who, reader] of Object.entries(readers)) {
    const text = await read(reader, `/desk/search?text=${id}`)
    expect([who, text.includes('по телефону'), text.includes(caller)]).toEqual([who, true, who === 'recorder'])
  }
  await desk.office.remove('staff', other.id)
})
