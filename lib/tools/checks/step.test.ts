import { oneCheck, skipped } from '@/lib/tools/checks/outcome'
import { StepRunner } from '@/lib/tools/checks/step'

const passing = { name: 'a', title: 'одно', run: async () => oneCheck(true) }
const failing = { name: 'b', title: 'другое', run: async () => oneCheck(false) }
const throwing = { name: 'c', title: 'третье', run: () => Promise.reject(new Error('сломалось')) }
const skipping = { name: 'd', title: 'четвёртое', run: async () => skipped('нечем') }

describe('a run of steps', () => {
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation())

  it('ends with the counts alone on the last line', async () => {
    const runner = new StepRunner()
    await runner.runAll([passing, passing, skipping])
    expect(runner.summary()).toBe('2 passed, 0 failed')
  })

  it('takes a step off a list that two lanes share', async () => {
    const runner = new StepRunner()
    const steps = [passing, passing, failing]
    await Promise.all([runner.runAll(steps), runner.runAll(steps)])
    expect(runner.summary().split('\n').at(-1)).toBe('2 passed, 1 failed')
  })

  it('goes on after a step that breaks', async () => {
    const runner = new StepRunner()
    await runner.runAll([throwing, skipping, passing])
    expect(runner.summary().split('\n').at(-1)).toBe('1 passed, 1 failed')
  })

  it('names what failed right before the counts', async () => {
    const failures = ['e2e/city-maps/map.spec.ts › opens [phone]', 'e2e/city-maps/map.spec.ts › closes [phone]']
    const tests = { name: 'e', title: 'пятое', run: async () => ({ passed: 7, failed: 3, skipped: 0, failures }) }
    const runner = new StepRunner()
    await runner.runAll([failing, tests, passing])
    expect(runner.summary().split('\n')).toEqual([
      'Не прошло:',
      '  b: другое',
      '  e: e2e/city-maps/map.spec.ts › opens [phone]',
      '  e: e2e/city-maps/map.spec.ts › closes [phone]',
      '  e: пятое',
      '8 passed, 4 failed',
    ])
  })
})
