import type { Client } from 'pg'
import { act, reportAs, graph } from '@/e2e/claims/claims'
import type { Office } from '@/e2e/fixtures/office'
import { eventually, at } from '@/e2e/fixtures/portal'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { paths } from '@/lib/config/paths'
import { listMyClaims } from '@/lib/domains/claims/contract'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'

let database: Client
let office: Office
let moderator: Colleague
const made: number[] = []

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await office.remove('staff', moderator.id)
  await database.end()
})

/** Makes a claim of the resident that is published and in work. */
async function inWork(author: Resident): Promise<number> {
  const id = await reportAs(author)
  made.push(id)
  for (const action of ['publish', 'take']) expect(await act(moderator, id, { action })).toMatchObject({ status: 200 })
  return id
}

test('a claim that others were merged into can only be deleted after them', async () => {
  const author = await Resident.register()
  const duplicate = await inWork(author)
  const stays = await inWork(author)
  expect((await act(moderator, duplicate, { action: 'merge', mergedInto: stays })).status).toBe(200)
  await expect(office.remove('claims', stays)).rejects.toThrow(
    `409 {"errors":[{"message":"Заявку нельзя удалить: с ней объединены № ${duplicate}.`,
  )
  expect(await waitForAddresses(duplicate, stays)).toEqual(everywhere(stays))
  for (const id of [duplicate, stays]) await office.remove('claims', id)
  expect(await waitForAddresses(stays, null)).toEqual(everywhere(null))
})

test('the address of a merged duplicate leads to the last claim, unless that is not public', async () => {
  const author = await Resident.register()
  const first = await inWork(author)
  const second = await inWork(author)
  const last = await inWork(author)
  const quiet = await reportAs(author)
  made.push(quiet)
  const merge = async (id: number, mergedInto: number) =>
    expect((await act(moderator, id, { action: 'merge', mergedInto })).status).toBe(200)
  await merge(first, second)
  await merge(quiet, second)
  await merge(second, last)
  expect(await waitForAddresses(first, last)).toEqual(everywhere(last))
  // the office links every duplicate to the last claim directly, so a longer chain is made here
  await database.query('UPDATE claims SET merged_into_id = $2 WHERE id = $1', [first, second])
  expect(await waitForAddresses(first, last)).toEqual(everywhere(last))
  // this claim was never public, so only its author may learn where it went
  expect(await claimAddresses(quiet)).toEqual(everywhere(null))
  const { feed } = listResidentFeed.answer.parse(await (await author.call(listResidentFeed)).json())
  const entry = { state: `Объединена с № ${last}`, url: paths.claim(last) }
  for (const id of [first, quiet]) expect(feed.data).toContainEqual(expect.objectContaining({ id, ...entry }))
  const mine = listMyClaims.answer.parse(await (await author.call(listMyClaims)).json())
  expect(mine.own).toContainEqual({ id: first, judge_until: null })

  const { rows } = await database.query<object>('SELECT code, published_at, category_id FROM claims WHERE id = $1', [
    last,
  ])
  const states = [{ code: '5' }, { published_at: null }, { category_id: null }, { merged_into_id: first }]
  for (const hidden of states) {
    const state = JSON.stringify({ merged_into_id: null, ...rows[0], ...hidden })
    await database.query(
      `UPDATE claims SET (code, published_at, category_id, merged_into_id) = (
        SELECT code, published_at, category_id, merged_into_id FROM json_populate_record(NULL::claims, $2)) WHERE id = $1`,
      [last, state],
    )
    expect([hidden, await waitForAddresses(first, null)]).toEqual([hidden, everywhere(null)])
  }
})

/** Waits until the pages are made anew and returns where a claim's addresses lead. */
function waitForAddresses(id: number, awaited: number | null) {
  return eventually(
    () => claimAddresses(id),
    ({ page, card }) => page === awaited && card === awaited,
  )
}

type Addresses = Record<'page' | 'card' | 'call' | 'graph' | 'open311' | 'open311 list', number | null>

/** Returns the claim that each address of a number shows or redirects to; null if there is none. */
async function claimAddresses(id: number): Promise<Addresses> {
  const { data } = await graph('query($id: ID!) { OneClaim(id: $id) { id } }', { id })
  return {
    page: await ledTo(paths.claim(id), /\?claim=(\d+)$/),
    card: await ledTo(`/cards/claim/${id}.jpg?v=0`, /\/claim\/(\d+)\.jpg/),
    call: await numberIn(`/api/claims/${id}`, /"id":(\d+)/),
    graph: toNumber((data?.OneClaim as { id: string } | null)?.id),
    open311: await numberIn(`/open311/v2/requests/${id}.json`, shownNumber),
    'open311 list': await numberIn(`/open311/v2/requests.json?service_request_id=${id}`, shownNumber),
  }
}

/** Every address shows the same claim. */
function everywhere(id: number | null): Addresses {
  return { page: id, card: id, call: id, graph: id, open311: id, 'open311 list': id }
}

const shownNumber = /"service_request_id":"(\d+)"/

async function ledTo(path: string, address: RegExp): Promise<number | null> {
  const { headers } = await fetch(at(path), { headers: someVisitor(), redirect: 'manual' })
  return toNumber(address.exec(headers.get('location') ?? '')?.[1])
}

async function numberIn(path: string, sign: RegExp): Promise<number | null> {
  const response = await fetch(at(path), { headers: someVisitor() })
  return toNumber(sign.exec(await response.text())?.[1])
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
