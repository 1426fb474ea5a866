import { act as actOnClaim } from '@/e2e/claims/claims'
import { readRegister } from '@/e2e/discussions/discussions'
import { actOnIdea } from '@/e2e/ideas/ideas'
import { confirm, officeSurfaces, publicSurfaces, placesWith, totals } from '@/e2e/cabinet/unconfirmed-actions'
import { UnconfirmedAccountFixture } from '@/e2e/cabinet/unconfirmed-account'

let fixture: UnconfirmedAccountFixture

beforeAll(async () => {
  fixture = await UnconfirmedAccountFixture.open()
})

afterAll(() => fixture.close())

test('what an account does before its address is confirmed is in no public place, total or queue; the confirmation puts all of it there at once', async () => {
  const { who, word, sign, places, made } = await fixture.account()
  const before = await totals(places, fixture.neighbour)
  expect(before).toMatchObject({ joined: 0, likes: 0, comments: 0, ideaComments: 0, register: 1, registerCount: 1 })
  expect(before.votes?.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(placesWith(sign, await publicSurfaces(word, places, made))).toEqual([])
  for (const colleague of Object.values(fixture.staff)) {
    expect(placesWith(sign, await officeSurfaces(colleague, places))).toEqual([])
  }

  expect((await confirm(who)).message).toBe('Электронная почта подтверждена')
  const after = await totals(places, fixture.neighbour)
  expect(after).toMatchObject({ joined: 1, likes: 1, comments: 1, ideaComments: 1, register: 2, registerCount: 2 })
  expect(after.votes?.reduce((sum, count) => sum + count, 0)).toBe(2)
  const queues = await officeSurfaces(fixture.staff.administrator, places)
  expect(placesWith(sign, queues)).toEqual(
    expect.arrayContaining(['/cms/claims?limit=100&sort=-id', '/cms/ideas?limit=100&sort=-id']),
  )
  expect(placesWith(sign, await officeSurfaces(fixture.staff.moderator, places))).toContain(
    '/cms/idea-votes?limit=100&sort=-id',
  )
  expect(placesWith(sign, await officeSurfaces(fixture.staff.organizer, places))).toContain(
    '/cms/discussion-votes?limit=100&sort=-id',
  )
  expect((await readRegister(places.discussion)).map(({ text }) => text)).toContain(`${word} ${sign} к обсуждению`)
  expect((await actOnClaim(fixture.staff.moderator, made.claim, { action: 'publish' })).status).toBe(200)
  expect((await actOnIdea(fixture.staff.moderator, made.idea.id, { action: 'refuse', note: 'Проба' })).status).toBe(200)
  expect((await confirm(who)).message).toBe('Уже подтверждено')
}, 240_000)
