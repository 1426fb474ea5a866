import { RepeatedLines } from '@/lib/platform/process/repeated-lines'

test('equal lines become one and a count', () => {
  jest.useFakeTimers()
  const write = jest.fn()
  const lines = new RepeatedLines(write)
  for (let times = 0; times < 23; times += 1) lines.add('FATAL: too many clients')
  lines.add('FATAL: another')
  expect(write.mock.calls).toEqual([
    ['FATAL: too many clients', 1],
    ['FATAL: another', 1],
  ])
  jest.advanceTimersByTime(60_000)
  expect(write.mock.calls.slice(2)).toEqual([['FATAL: too many clients', 22]])
  lines.add('FATAL: too many clients')
  expect(write).toHaveBeenLastCalledWith('FATAL: too many clients', 1)
})
