import type { Client } from 'pg'
import { graph, pointIds } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { send, someVisitor } from '@/e2e/fixtures/resident'
import { getClaimFigures, listClaims, getClaimCategories, listClaimPoints } from '@/lib/domains/claims/contract'
import type { DepartmentFigures, ClaimCategoryTree } from '@/lib/domains/claims/shapes'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import { claimFigures } from '@/lib/domains/claims/rules'

const CLAIMS = 80
const MOVES = 2_000
const AT_ONCE = 100
const MARK = 'Проба счётчиков'
const random = randomFrom(2026)

/** The recount reads plain rows of the table, without the portal's SQL for what is public. */
interface Row {
  id: number
  code: string
  category_id: number | null
  parent_id: number | null
  department: number | null
  is_published: boolean
  is_merged: boolean
}

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE text = $1', [MARK])
  await database.end()
})

test('after 2 000 random moves every counter equals a recount', async () => {
  const ids = await makeClaims()
  const codes = new Map(ids.map((id) => [id, 5]))
  for (let done = 0; done < MOVES; done += AT_ONCE) await moveAtRandom(ids, codes)
  expect(await counted()).toEqual(recount(await readRows()))
})

/** The map's address asks with these filters for the list behind each number of the table. */
const lists = {
  received: '',
  solved: 'codes=3',
  overdue: 'overdue=true',
  ...Object.fromEntries(claimFigures.map((figure) => [figure, `figure=${figure}`])),
}

test('every number of a department is that of the list it leads to, and of its points', async () => {
  const { departments } = await read<{ departments: DepartmentFigures[] }>(getClaimFigures)
  expect(departments.length).toBeGreaterThan(0)
  for (const { department, ...row } of departments.slice(0, 3)) {
    for (const [name, filter] of Object.entries(lists)) {
      const query = `?department=${department.id}&${filter}`
      const { claims } = await read<{ claims: { total: number } }>(listClaims, query)
      const { points } = await read<{ points: { id: number[] } }>(listClaimPoints, query)
      const expected = row[name as keyof typeof row]
      expect([name, claims.total, points.id.length]).toEqual([name, expected, expected])
    }
  }
})

async function makeClaims(): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO claims (text, address, x, y, code, confirmed_at, category_id, department_id, created_at)
     SELECT $1, 'ул. Портовая, 12', 48.5612, 41.8571, '5', now(), k.id, coalesce(k.department_id, p.department_id), now()
     FROM generate_series(1, $2) n
     CROSS JOIN LATERAL (SELECT * FROM claim_categories WHERE parent_id IS NOT NULL ORDER BY (id * 7919 + n * 104729) % 997 LIMIT 1) k
     LEFT JOIN claim_categories p ON p.id = k.parent_id
     RETURNING id`,
    [MARK, CLAIMS],
  )
  return rows.map(({ id }) => id)
}

/** Makes only moves that the contract allows; now and then a claim is merged into another for good. */
async function moveAtRandom(ids: readonly number[], codes: Map<number, number>): Promise<void> {
  await database.query('BEGIN')
  for (let index = 0; index < AT_ONCE; index += 1) {
    const id = some(ids)
    const move = some(claimWorkflow.stepsBy().filter(({ from, to }) => from === codes.get(id) && from !== to))
    if (!move) continue
    codes.set(id, move.to)
    const isAnswer = move.to === 2 || move.to === 3
    const target = move.to === 2 && random() < 0.05 ? some(ids.filter((other) => other !== id)) : null
    await database.query(
      `UPDATE claims SET code = $2::text::enum_claims_code, updated_at = now(), merged_into_id = coalesce(merged_into_id, $5::int),
         published_at = CASE WHEN $2::text = '1' THEN coalesce(published_at, now()) ELSE published_at END,
         answered_at = CASE WHEN $3 THEN now() END, deadline_date = now() + ($4::int * interval '1 day')
       WHERE id = $1`,
      [id, String(move.to), isAnswer, Math.floor(random() * 20) - 10, target],
    )
  }
  await database.query('COMMIT')
}

async function readRows(): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `SELECT c.id, c.code::text AS code, c.category_id, k.parent_id, o.id AS department,
       c.published_at IS NOT NULL AS is_published, c.merged_into_id IS NOT NULL AS is_merged
     FROM claims c LEFT JOIN claim_categories k ON k.id = c.category_id
     LEFT JOIN organizations o ON o.id = c.department_id AND o._status = 'published'`,
  )
  return rows
}

/** Reads the counters from REST, the graph, the map and the figures of departments. */
async function counted() {
  const query = '{ AllClaimStatuses { code claims_count } ResolvedClaimsCount }'
  const [{ data }, { categories }, { departments }, { claims }, points] = await Promise.all([
    graph(query),
    read<{ categories: ClaimCategoryTree[] }>(getClaimCategories),
    read<{ departments: DepartmentFigures[] }>(getClaimFigures),
    read<{ claims: { total: number } }>(listClaims),
    pointIds(),
  ])
  const themes = categories.flatMap(({ childCategories, ...top }) => [top, ...childCategories])
  const statuses = data?.AllClaimStatuses as { code: number; claims_count: number }[]
  return {
    statuses: tally(statuses.map(({ code, claims_count: count }) => [code, count])),
    themes: tally(themes.map(({ id, claims_count: count }) => [id, count])),
    departments: tally(departments.map(({ department, received }) => [department.id, received])),
    solved: data?.ResolvedClaimsCount,
    total: claims.total,
    points: points.length,
  }
}

function recount(rows: readonly Row[]) {
  const open = rows.filter((row) => row.is_published && !row.is_merged && row.category_id !== null && row.code !== '5')
  const one = (key: number | null) => (key === null ? [] : [[key, 1] as const])
  return {
    statuses: tally(open.map(({ code }) => [Number(code), 1])),
    themes: tally(open.flatMap(({ category_id: id, parent_id: parent }) => [...one(id), ...one(parent)])),
    departments: tally(open.flatMap(({ department }) => one(department))),
    solved: open.filter(({ code }) => code === '3').length,
    total: open.length,
    points: open.length,
  }
}

/** Adds up the counts of each key and leaves zeros out. */
function tally(counts: readonly (readonly [number, number])[]): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const [key, count] of counts) if (count > 0) sums[key] = (sums[key] ?? 0) + count
  return sums
}

async function read<T>(operation: Parameters<typeof send>[0], query = ''): Promise<T> {
  return (await (await send(operation, { query, headers: someVisitor() })).json()) as T
}

function some<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

/** Returns numbers that look random but are the same in each run (mulberry32), so a failure can be repeated. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
