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
  const page = await fetch(at(path))
  expect([page.status, await page.text()]).toEqual([404, expect.stringMatching(/Такой\sстраницы\sнет/)])
})

it('a link to a missing file leads a person to a page, and tells a program in one line', async () => {
  const file = at('/files/0123456789abcdef01234567.pdf')
  const page = await fetch(file, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  expect([page.status, await page.text()]).toEqual([404, expect.stringMatching(/Такой\sстраницы\sнет/)])
  const response = await fetch(file)
  expect([response.status, await response.json()]).toEqual([404, { message: 'Файл не найден' }])
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
