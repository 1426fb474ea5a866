import { requestKind } from '@/lib/server/front/metrics/request-kind'

test.each([
  ['/', 'home'],
  ['/?utm=1', 'home'],
  ['/news/12/bridge', 'news'],
  ['/search?search=iban', 'search'],
  ['/api/news?page=2', 'api'],
  ['/graphql/cityideas', 'graphql'],
  ['/_next/static/a.js', 'static'],
  ['/favicon.ico', 'static'],
  ['/readyz', 'probe'],
  ['/mayor', 'page'],
])('%s counts as %s', (url, kind) => {
  expect(requestKind(url)).toBe(kind)
})

test('addresses that nobody knows add no kind', () => {
  const invented = Array.from({ length: 100 }, (_, index) => requestKind(`/invented-${index}?key=secret`))
  expect(new Set(invented)).toEqual(new Set(['page']))
})
