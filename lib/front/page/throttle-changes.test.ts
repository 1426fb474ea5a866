import { throttleChanges } from '@/lib/front/page/throttle-changes'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the first change counts at once, and all that follow it count once more', () => {
  const act = jest.fn()
  const changed = throttleChanges(act, 500)
  changed()
  expect(act).toHaveBeenCalledTimes(1)
  for (let time = 0; time < 20; time += 1) changed()
  expect(act).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(500)
  expect(act).toHaveBeenCalledTimes(2)
})

test('after a pause without changes a change counts at once again', () => {
  const act = jest.fn()
  const changed = throttleChanges(act, 500)
  changed()
  jest.advanceTimersByTime(600)
  changed()
  expect(act).toHaveBeenCalledTimes(2)
})
