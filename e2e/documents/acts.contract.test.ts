import { Office } from '@/e2e/fixtures/office'
import { send, someVisitor } from '@/e2e/fixtures/resident'
import { plantedWord } from '@/e2e/news/news-drafts'
import { listDocuments, type DocumentRegister } from '@/lib/domains/documents/contract'
import { search, type SearchAnswer } from '@/lib/domains/search/contract'

let office: Office
let shared: { type: unknown; issuer: unknown; state: string; _status: string }

beforeAll(async () => {
  office = await Office.logIn()
  const [[type], [issuer]] = await Promise.all([
    office.find('document-types', { limit: '1' }),
    office.find('document-issuers', { limit: '1' }),
  ])
  shared = { type: type?.id, issuer: issuer?.id, state: 'active', _status: 'published' }
})

/** Makes an old act, a new one that amends it, and another one between them that is not related. */
async function threeActs(word: string, isWrittenAt: 'amendment' | 'base') {
  const act = (title: string, date: string, more = {}) =>
    office.create('documents', { ...shared, title, date: `${date}T12:00:00.000Z`, ...more })
  const base = await act(`Порядок уборки улиц города ${word}`, '2019-03-04')
  const related = isWrittenAt === 'amendment' ? { relations: [{ kind: 'amends', document: base.id }] } : {}
  const amendment = await act(word, '2026-03-04', related)
  if (isWrittenAt === 'base')
    await office.update('documents', base.id, { relations: [{ kind: 'amendedBy', document: amendment.id }] })
  const other = await act(`Другое ${word}`, '2024-03-04')
  return { base: Number(base.id), amendment: Number(amendment.id), other: Number(other.id) }
}

async function register(query: string) {
  const response = await send(listDocuments, { query, headers: someVisitor() })
  expect(response.status).toBe(200)
  return ((await response.json()) as DocumentRegister).documents.data
}

async function foundActs(word: string): Promise<number[]> {
  const response = await send(search, { query: `?text=${word}&kind=documents`, headers: someVisitor() })
  const { results } = (await response.json()) as SearchAnswer
  return results.data.map(({ path }) => Number(/id=(\d+)/.exec(path)?.[1]))
}

describe.each(['amendment', 'base'] as const)('a change that is written at the %s', (isWrittenAt) => {
  const word = plantedWord()
  let acts: Awaited<ReturnType<typeof threeActs>>
  beforeAll(async () => {
    acts = await threeActs(word, isWrittenAt)
  })
  afterAll(async () => {
    const { base, amendment, other } = acts
    // an act that names another one is deleted first
    for (const id of isWrittenAt === 'amendment' ? [amendment, base, other] : [base, amendment, other])
      await office.remove('documents', id)
  })

  test('an amendment is shown once at both acts', async () => {
    const readRelations = async (id: number) =>
      (await register(`?id=${id}`)).flatMap(({ relations }) =>
        relations.map(({ kind, document }) => [kind, document.id]),
      )
    expect(await readRelations(acts.base)).toEqual([['amendedBy', acts.amendment]])
    expect(await readRelations(acts.amendment)).toEqual([['amends', acts.base]])
  })

  test('puts the base act first in a search for words, and nowhere else', async () => {
    const { base, amendment, other } = acts
    const ids = (await register(`?text=${word}`)).map(({ id }) => id)
    expect(ids).toEqual([base, amendment, other])
    const found = await foundActs(word)
    expect(found.toSorted()).toEqual(ids.toSorted())
    expect(found.indexOf(base)).toBeLessThan(found.indexOf(amendment))
    const days = (await register('?start_date=2019-01-01')).map(({ date }) => date)
    expect(days).toEqual(days.toSorted().toReversed())
  })
})

test('an act in force stands above a newer draft in a search for words', async () => {
  const word = plantedWord()
  const act = (title: string, date: string, state: string) =>
    office.create('documents', { ...shared, title, state, date: `${date}T12:00:00.000Z` })
  const inForce = await act(`О порядке стоянки ${word}`, '2019-03-04', 'active')
  const draft = await act(`О порядке стоянки ${word}, проект`, '2026-11-04', 'draft')
  try {
    expect(await foundActs(word)).toEqual([inForce.id, draft.id])
  } finally {
    for (const { id } of [inForce, draft]) await office.remove('documents', id)
  }
})
