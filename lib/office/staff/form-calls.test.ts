import { parseStaffPath, toSecurityPage } from '@/lib/office/staff/form-calls'

test.each(['/desk', '/desk/queue?view=open&page=2', '/desk/queue/12', '/admin', '/admin/collections/news/3'])(
  'a login may lead on to %s',
  (path) => expect(parseStaffPath(path)).toBe(path),
)

test.each([
  'https://other.example',
  '//other.example',
  '/desk//other.example',
  '/desktop',
  '/\\other',
  '/news',
  '',
  undefined,
])('a login does not lead on to %s', (path) => {
  expect(parseStaffPath(path)).toBeNull()
  expect(toSecurityPage({ next: path })).toBe('/admin/second-factor')
})

test('a wrong code leads back to the second step, and from there to the desk', () => {
  expect(toSecurityPage({ error: '401', next: '/desk/queue?view=open' })).toBe(
    '/admin/second-factor?error=401&next=%2Fdesk%2Fqueue%3Fview%3Dopen',
  )
})
