import { demoCity } from '@/lib/content/demo-city'
import { inSeason, listDemoClaims } from '@/lib/content/seed/content/claims'
import { MAX_CLAIM_LENGTH } from '@/lib/domains/claims/rules'
import { placeClaims } from '@/lib/content/seed/loaders/claim-places'

const { claimBranches: demoClaimBranches, organizations: demoOrganizations } = demoCity()
const claims = listDemoClaims(demoClaimBranches)

test('no two messages and no two answers of the demo city are alike', () => {
  expect(claims.length).toBeGreaterThanOrEqual(300)
  expect(new Set(claims.map(({ text }) => text)).size).toBe(claims.length)
  expect(new Set(claims.map(({ answer }) => answer)).size).toBe(claims.length)
})

test('every message is whole: a text that fits, an answer, no wording left unchosen', () => {
  const broken = claims.filter(
    ({ text, answer }) => !text || !answer || text.length > MAX_CLAIM_LENGTH || /[{}|→]/.test(text + answer),
  )
  expect(broken).toEqual([])
})

test('themes are answered by organisations of the city', () => {
  const titles = new Set(demoOrganizations.map(({ title }) => title))
  const departments = demoClaimBranches.flatMap(({ department, themes }) => [
    department,
    ...themes.flatMap((theme) => theme.department ?? []),
  ])
  expect(departments.filter((title) => !titles.has(title))).toEqual([])
})

test('a third of the messages has a photo of just what it tells of, and no mark is left in a text', () => {
  expect(claims.filter(({ photo }) => photo).length).toBeGreaterThan(claims.length / 3)
  expect(claims.filter(({ text }) => text.startsWith('['))).toEqual([])
})

test('trees bloom in spring alone, and a drawing keeps to its own three', () => {
  const drawn = [1, 4, 7, 11].map((month) => inSeason({ kind: 'dump', variant: 4 }, month).variant)
  expect(drawn).toEqual([5, 4, 3, 5])
})

test('messages about the beach are written by the sea, each from another house', () => {
  const places = placeClaims(claims)
  const beach = places.filter((_, index) => claims[index]?.theme === 'Берег и пляжи')
  expect(beach.length).toBeGreaterThan(0)
  expect(beach.filter(({ address }) => !address.startsWith('ул. Пляжная, '))).toEqual([])
  expect(new Set(places.map(({ address }) => address)).size).toBe(places.length)
})
