import { formatDistance } from '@/lib/text/distance'

test.each([
  [4, '0 м'],
  [847, '850 м'],
  [996, '1 км'],
  [1_240, '1,2 км'],
  [12_000, '12 км'],
])('%d metres read «%s»', (metres, text) => {
  expect(formatDistance(metres)).toBe(text.replace(' ', '\u00A0'))
})
