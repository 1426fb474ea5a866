import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { graph, storeClaim } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { send, someVisitor } from '@/e2e/fixtures/resident'
import { listClaimPoints, listClaims } from '@/lib/domains/claims/contract'

let database: Client
const street = `Пробн${randomBytes(4).toString('hex')}ая`
let claim = { id: 0, theme: '', group: '' }
let other = 0

beforeAll(async () => {
  database = await openDatabase()
  const { rows: themes } = await database.query<{ id: number; title: string; parent: string }>(
    `SELECT k.id, k.title, p.title AS parent FROM claim_categories k JOIN claim_categories p ON p.id = k.parent_id
     WHERE k.title = 'Ямы на проезжей части'`,
  )
  const theme = themes[0]
  const ids = await Promise.all([made(theme?.id, '14'), made(theme?.id, '141')])
  claim = { id: ids[0] ?? 0, theme: theme?.title ?? '', group: theme?.parent ?? '' }
  other = ids[1] ?? 0
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [[claim.id, other]])
  await database.end()
})

function made(category: number | undefined, house: string): Promise<number> {
  const text = 'Погнулся фонарный столб_у ворот, 100% ржавый'
  return storeClaim(database, { text, address: `ул. ${street}, ${house}`, category })
}

/** Returns the numbers that the map shows for this text, which its list and the graph must share. */
async function found(text: string): Promise<number[]> {
  const query = `?${new URLSearchParams({ text })}`
  const [points, list, of] = await Promise.all([
    send(listClaimPoints, { query, headers: someVisitor() }),
    send(listClaims, { query, headers: someVisitor() }),
    graph('query($title: String) { AllClaims(title: $title) { id } }', { title: text }),
  ])
  const { id: ids } = listClaimPoints.answer.parse(await points.json()).points
  expect(listClaims.answer.parse(await list.json()).claims.total).toBe(ids.length)
  expect((of.data?.AllClaims as { id: number }[]).map(({ id }) => Number(id)).toSorted()).toEqual(ids.toSorted())
  return ids
}

test('a claim is found by words of its theme, its place and its text in any order and form', async () => {
  const { theme, group } = claim
  for (const text of [theme, group, `${street}, ${theme.toLowerCase()}`, `фонарь, ${street}`, `ворота на ${street}`])
    expect(await found(text)).toEqual(expect.arrayContaining([claim.id, other]))
})

test('a house is found by its number and not by a part of it', async () => {
  expect(await found(`${street} 14`)).toEqual([claim.id])
  for (const text of [`ул. ${street}, д. 14`, `улица ${street} дом 14`, `14, ${street}`])
    expect(await found(text)).toEqual([claim.id])
})

test('a claim is found by its number, named or not, also by that of one merged into it', async () => {
  for (const text of [`№ ${claim.id}`, `заявка ${claim.id}`]) expect(await found(text)).toEqual([claim.id])
  expect(await found(String(claim.id))).toContain(claim.id)
  await database.query('UPDATE claims SET merged_into_id = $1 WHERE id = $2', [claim.id, other])
  expect(await found(`№ ${other}`)).toEqual([claim.id])
  await database.query('UPDATE claims SET merged_into_id = NULL WHERE id = $1', [other])
  expect(await found('№ 987654321')).toEqual([])
})

test('signs of patterns are no patterns, and of many words the first are looked for', async () => {
  for (const text of ['%', '_', '\\', '.*', '(']) expect(await found(text)).toEqual([])
  expect(await found(`${street}% (столб_у) [100%]\\`)).toEqual(expect.arrayContaining([claim.id, other]))
  expect(await found(`${street} ${'столб '.repeat(30)}`)).toEqual(expect.arrayContaining([claim.id, other]))
})
