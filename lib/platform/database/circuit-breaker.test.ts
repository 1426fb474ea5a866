import { CircuitBreaker } from '@/lib/platform/database/circuit-breaker'

interface Probe {
  succeed: () => void
  fail: () => void
}

/** A breaker whose probes end when the test says so. */
function breakerWithProbe() {
  const probes: Probe[] = []
  const probe = () =>
    new Promise<void>((resolve, reject) => {
      probes.push({ succeed: resolve, fail: () => reject(new Error('timeout expired')) })
    })
  return { breaker: new CircuitBreaker(probe), probes }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('opens after three timeouts in a row and closes when the database answers', async () => {
  const { breaker, probes } = breakerWithProbe()
  breaker.onTimeout()
  breaker.onTimeout()
  expect(breaker.isOpen).toBe(false)
  breaker.onTimeout()
  breaker.onTimeout()
  expect([breaker.isOpen, probes.length]).toEqual([true, 1])
  probes[0]?.succeed()
  await settled()
  expect(breaker.isOpen).toBe(false)
})

it('stays open while a probe fails', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] })
  const { breaker, probes } = breakerWithProbe()
  for (let count = 0; count < 3; count += 1) breaker.onTimeout()
  probes[0]?.fail()
  await settled()
  expect(breaker.isOpen).toBe(true)
  jest.useRealTimers()
})

it('does not open when an answer came between', () => {
  const { breaker } = breakerWithProbe()
  breaker.onTimeout()
  breaker.onTimeout()
  breaker.onAnswer()
  breaker.onTimeout()
  expect(breaker.isOpen).toBe(false)
})
