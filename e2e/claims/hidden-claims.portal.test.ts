import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { readPublicPlaces } from '@/e2e/claims/claim-visibility'
import { act, bearer, graph, pointIds, reportAs, someClaim, upload } from '@/e2e/claims/claims'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident, someName } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'

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

/**
 * All planted texts begin with one word, which every place is searched for; the second word of each tells which text was found.
 */
const word = `сажень${randomBytes(4).toString('hex')}`
const own = (what: string) => `${word} ${what}${randomBytes(4).toString('hex')}`
/** A search marks the word it found, which parts the text, so only the second word is looked for. */
const pickSign = (text: string) => text.split(' ')[1] ?? ''
const name = someName('Тайнова')
const email = `tayna-${randomBytes(5).toString('hex')}@samursk.example`

async function planted(text: string, isPhotographed = false): Promise<number> {
  const author = await Resident.register({ surname: 'Тайнова', patronymic: 'Секретовна' })
  const images = isPhotographed ? [await upload(bearer(author))] : []
  const id = await reportAs(author, { text, images })
  made.push(id)
  return id
}

/** Plants a claim of a guest and confirms it as the email's link would. */
async function plantedByGuest(text: string): Promise<number> {
  const query = 'mutation($input: GuestClaimInput!) { ClaimCreate(input: $input) { code } }'
  await graph(query, { input: { ...(await someClaim(text)), name, email, phone: '+7 (928) 055-77-31' } })
  const { rows } = await database.query<{ id: number }>(
    'UPDATE claims SET confirmed_at = now() WHERE author_name = $1 RETURNING id',
    [name],
  )
  const id = rows[0]?.id ?? 0
  made.push(id)
  return id
}

/** Hides the photo of a claim and returns the address it had. */
async function hidePhoto(id: number): Promise<string> {
  const response = await fetch(at(`/api/claims/${id}`))
  const url = /\/files\/[\w.-]+/.exec(await response.text())?.[0] ?? ''
  await act(moderator, id, { photos: [] })
  return url
}

test('claims with code 5, refused and merged ones, hidden photos and names of authors are in no public place', async () => {
  const seen = own('vidno')
  const reason = own('prichina')
  const hidden = { moderated: own('pyat'), refused: own('otkaz'), merged: own('sliyanie') }
  const shown = await plantedByGuest(seen)
  await act(moderator, shown, { action: 'publish' })
  const photographed = await planted(seen, true)
  await act(moderator, photographed, { action: 'publish' })
  const photo = await hidePhoto(photographed)
  const numbers = [await planted(hidden.moderated), await planted(hidden.refused), await planted(hidden.merged)]
  const [moderated = 0, refused = 0, merged = 0] = numbers
  await act(moderator, refused, { action: 'refuse', note: reason })
  await act(moderator, merged, { action: 'publish' })
  expect((await act(moderator, merged, { action: 'merge', mergedInto: shown })).status).toBe(200)

  const all = await readPublicPlaces([shown, photographed, moderated, refused, merged], word)
  const places = Object.keys(all).filter((place) => all[place]?.includes(pickSign(seen)))
  const open = ['/api/claims?format=csv', '/api/search?', '/open311/v2/requests.xml', '/feeds/claims', 'AllClaims']
  expect(open.filter((place) => !places.some((one) => one.includes(place)))).toEqual([])
  const words = [...Object.values(hidden), reason].map(pickSign)
  const found = [...words, name, email, '055-77-31', 'Секретовна', photo].flatMap((secret) =>
    Object.keys(all).flatMap((place) => (all[place]?.includes(secret) ? [`${secret}: ${place}`] : [])),
  )
  expect(found).toEqual([])
  expect((await pointIds()).filter((id) => [moderated, refused, merged].includes(id))).toEqual([])
  expect(photo).toMatch(/^\/files\//)
  expect((await fetch(at(photo))).status).toBe(404)
})
