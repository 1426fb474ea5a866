import { withDeadline } from '@/lib/runtime/with-deadline'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('work that never ends is given up in its time, though it does not listen', async () => {
  let signal: AbortSignal | undefined
  const result = withDeadline(5_000, (given) => {
    signal = given
    return new Promise(() => undefined)
  }).catch((error: Error) => error.name)
  jest.advanceTimersByTime(5_000)
  expect(await result).toBe('TimeoutError')
  expect(signal?.aborted).toBe(true)
})

test('work that ends in time gives what it gives, and leaves no timer', async () => {
  expect(await withDeadline(5_000, async () => 'answer')).toBe('answer')
  await expect(withDeadline(5_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(jest.getTimerCount()).toBe(0)
})
