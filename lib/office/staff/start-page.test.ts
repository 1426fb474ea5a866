import { renderToStaticMarkup } from 'react-dom/server'
import type { PayloadRequest } from 'payload'
import { SecurityLink } from '@/lib/office/custom-components'
import { findStartPage } from '@/lib/office/staff/start-page'

// an ES module that Jest cannot load is behind it
jest.mock('@/lib/domains/search/hooks/add-common-synonyms', () => ({}))

type User = PayloadRequest['user']

const person = (roles: string[], department: number | null = null) =>
  ({ collection: 'staff', id: 1, roles, department }) as unknown as User

test.each([
  [['dispatcher'], null, '/desk', true],
  [['moderator'], null, '/desk', true],
  [['officer'], 3, '/desk', true],
  [['officer'], null, null, false],
  [['moderator', 'editor'], null, null, true],
  [['administrator'], null, null, true],
  [['author'], null, null, false],
  [['editor'], null, null, false],
  [['clerk'], null, null, false],
  [['organizer'], null, null, false],
])('%j of department %j begins at %s, has a desk: %s', (roles, department, start, hasDesk) => {
  const user = person(roles, department)
  expect(findStartPage(user)).toBe(start)
  const links = renderToStaticMarkup(SecurityLink({ user }))
  expect(links.includes('href="/desk"')).toBe(hasDesk)
  expect(links).toContain('href="/admin/second-factor"')
})
