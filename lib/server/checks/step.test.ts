import { oneCheck, skipped } from '@/lib/server/checks/outcome'
import { StepRunner } from '@/lib/server/checks/step'

const passing = { name: 'a', title: 'одно', run: async () => oneCheck(true) }
const failing = { name: 'b', title: 'другое', run: async () => oneCheck(false) }
const throwing = { name: 'c', title: 'третье', run: () => Promise.reject(new Error('сломалось')) }
const skipping = { name: 'd', title: 'четвёртое', run: async () => skipped('нечем') }

describe('a run of steps', () => {
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation())

  it('ends with the counts alone', async () => {
    const runner = new StepRunner()
    await runner.runAll([passing, passing, failing], 2)
    expect(runner.summary()).toBe('2 passed, 1 failed')
  })

  it('goes on after a step that breaks, and names what was skipped', async () => {
    const runner = new StepRunner()
    await runner.runAll([throwing, skipping, passing])
    expect(runner.summary()).toBe('1 passed, 1 failed, 1 skipped')
  })
})
