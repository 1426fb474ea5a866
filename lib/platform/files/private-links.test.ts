import { verifyPrivateLink, signPrivateLink } from '@/lib/platform/files/private-links'
import { env } from '@/lib/config/env'

const before = { ...env }
const SECOND = 1_000
const FIVE_MINUTES = 300 * SECOND

beforeEach(() => {
  Object.assign(env, { PREVIEW_SECRET: 's'.repeat(32) })
  jest.useFakeTimers({ now: 0 })
})

afterEach(() => {
  Object.assign(env, before)
  jest.useRealTimers()
})

const opened = (url: string) => verifyPrivateLink(new URL(url, 'http://localhost').href)

it('opens its file for five minutes', () => {
  const { url, expires_at: end } = signPrivateLink(7)
  expect(Date.parse(end)).toBe(FIVE_MINUTES)
  jest.setSystemTime(FIVE_MINUTES - SECOND)
  expect(opened(url)).toBe(7)
  jest.setSystemTime(FIVE_MINUTES)
  expect(opened(url)).toBeNull()
})

it('opens its file for as long as was asked', () => {
  const { url } = signPrivateLink(7, 3_600)
  jest.setSystemTime(3_599 * SECOND)
  expect(opened(url)).toBe(7)
  jest.setSystemTime(3_600 * SECOND)
  expect(opened(url)).toBeNull()
})

it('opens no other file and for no longer than was signed', () => {
  const { url } = signPrivateLink(7)
  for (const [from, to] of [
    ['id=7', 'id=8'],
    ['until=300', 'until=301'],
    [/key=.*/, 'key='],
  ] as const)
    expect(opened(url.replace(from, to))).toBeNull()
})
