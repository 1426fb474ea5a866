import { ContentVersion } from '@/lib/server/front/content-changes'

test('every state has a number of its own, and none while changes go unnoticed', () => {
  const version = new ContentVersion()
  expect(version.current).toBeUndefined()
  version.advance()
  const first = version.current
  version.forget()
  expect(version.current).toBeUndefined()
  version.advance()
  expect([first, version.current]).toEqual([1, 2])
})
