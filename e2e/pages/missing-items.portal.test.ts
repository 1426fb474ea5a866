import { at, firstLink } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'

const NONE = 2_000_000_000

it.each([
  ...['999999999', '0', 'abc'].map((claim) => `${paths.socialControlMap}?claim=${claim}`),
  paths.organization(NONE),
  paths.tourismItem('sights', NONE, 'net'),
  paths.tourism('kosmodrom'),
  '/mycity/poster/999999/net',
])('a missing item at %s answers 404', async (path) => {
  expect((await fetch(at(path))).status).toBe(404)
})

it.each([
  [paths.posters, /^\/mycity\/poster\/\d+\/[\w-]+$/],
  [paths.tourism('sights'), /^\/tourism\/sights\/open\/\d+\/[\w-]+$/],
])('a wrong name in an address of an item of %s redirects to the right one', async (list, shape) => {
  const path = await firstLink(list, shape)
  const response = await fetch(at(path.replace(/[^/]+$/, 'ne-to')), { redirect: 'manual' })
  expect([301, 308]).toContain(response.status)
  expect(response.headers.get('location')).toContain(path)
})
