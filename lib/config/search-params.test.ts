import { isSectionQuery } from '@/lib/config/search-params'

test.each([
  ['', true],
  ['codes=3', true],
  ['codes=2,3', false],
  ['codes=2&parents=1', false],
  ['text=яма', false],
])('a list at «?%s» deserves a place in an index: %s', (query, deserves) => {
  expect(isSectionQuery(query, ['codes', 'parents'])).toBe(deserves)
})
