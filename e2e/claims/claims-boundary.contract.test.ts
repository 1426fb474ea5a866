import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { act, asGuest, asResident, bearer, graph, reportAs, someClaim } from '@/e2e/claims/claims'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, openModeration, type Colleague } from '@/e2e/fixtures/staff'

let database: Client
let office: Office
let moderator: Colleague

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
})

afterAll(async () => {
  await office.remove('staff', moderator.id)
  await database.end()
})

describe('a place outside of the city', () => {
  const moscow = { x: 37.62, y: 55.75, address: 'Москва, Красная площадь' }
  const refused = { 'input.x': ['Это место за пределами города: выберите точку в городе'] }

  test.each(['a resident', 'a guest'])('a claim outside the city is refused at its field to %s', async (who) => {
    const input = { ...(await someClaim()), ...moscow }
    const answer =
      who === 'a guest'
        ? await graph(asGuest, {
            input: { ...input, name: 'Анна', email: `${randomBytes(5).toString('hex')}@samursk.example` },
          })
        : await graph(asResident, { input }, bearer(await Resident.register()))
    expect(answer.errors?.map(({ extensions }) => extensions?.validation)).toEqual([refused])
    expect((await database.query('SELECT id FROM claims WHERE text = $1', [input.text])).rows).toEqual([])
  })

  test('begins at the boundary of the plan, not at its houses', async () => {
    const author = await Resident.register()
    const { rows } = await database.query<{ x: number; y: number }>(
      `SELECT (outline::point)[0] AS x, (outline::point)[1] AS y FROM city_boundaries`,
    )
    await reportAs(author, rows[0])
    const { rows: edges } = await database.query<{ x: number; y: number }>(
      `SELECT ((box(outline))[0])[0] + 0.001 AS x, (outline::point)[1] AS y FROM city_boundaries`,
    )
    const { errors } = await graph(asResident, { input: { ...(await someClaim()), ...edges[0] } }, bearer(author))
    expect(errors?.[0]?.extensions?.validation).toEqual(refused)
  })

  test('staff cannot move a claim outside the city', async () => {
    const id = await reportAs(await Resident.register())
    expect((await act(moderator, id, moscow)).doc).toMatchObject({ x: expect.closeTo(48.5612) })
    expect((await callOffice('POST', '/cms/claims', { token: moderator.token, body: moscow })).status).toBe(403)
    const { rows } = await database.query('SELECT x::float8 AS x FROM claims WHERE id = $1', [id])
    expect(rows).toEqual([{ x: expect.closeTo(48.5612) }])
  })
})
