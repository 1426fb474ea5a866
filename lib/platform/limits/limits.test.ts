import { hitLimit, refundLimit, type Execute } from '@/lib/platform/limits/limits'

/** Shows a query as the first word of its text and its values. */
jest.mock('@payloadcms/db-postgres', () => ({
  sql: (text: readonly string[], ...values: unknown[]) => [text[0]?.trim().split(' ', 1)[0], ...values],
}))

const limit = { key: 'call:60:address:1', points: 5, seconds: 60 }

test('attempts that could not be taken back are, before the next one is counted', async () => {
  const asked: unknown[] = []
  let isAway = true
  const execute: Execute = async <T>(query: unknown) => {
    if (isAway) throw new Error('no room')
    asked.push(query)
    return [{ hits: 1, left: 60 }] as T[]
  }
  await refundLimit(execute, limit)
  await refundLimit(execute, limit)
  await expect(hitLimit(execute, limit)).rejects.toThrow('no room')
  isAway = false
  await hitLimit(execute, limit)
  await hitLimit(execute, limit)
  expect(asked).toEqual([
    ['UPDATE', 2, limit.key],
    ['INSERT', limit.key, 1, limit.seconds],
    ['INSERT', limit.key, 1, limit.seconds],
  ])
})

test('an exempt caller is counted beyond the limit, and not refused', async () => {
  const live = new Set(['known'])
  const execute: Execute = async <T>(query: unknown) => {
    const [word, key] = query as [string, string]
    return (word === 'SELECT' ? [key].filter((name) => live.has(name)) : [{ hits: 6, left: 60 }]) as T[]
  }
  expect(await hitLimit(execute, limit)).toBe(60)
  expect(await hitLimit(execute, { ...limit, exemptKey: 'unknown' })).toBe(60)
  expect(await hitLimit(execute, { ...limit, exemptKey: 'known' })).toBeNull()
})
