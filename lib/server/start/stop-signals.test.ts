import { log } from '@/lib/config/log'
import { StopSignals } from '@/lib/server/start/stop-signals'

let signals: StopSignals
let steps: string[]

beforeEach(() => {
  jest.spyOn(log, 'info').mockReturnValue(undefined)
  jest.spyOn(process, 'on').mockReturnThis()
  jest.spyOn(process, 'exit').mockReturnValue(undefined as never)
  signals = new StopSignals()
  steps = []
})

afterEach(() => jest.restoreAllMocks())

it('stops what was started last first', async () => {
  signals.onStop(() => steps.push('database'))
  signals.onStop(() => steps.push('workers'))
  await Promise.all([signals.stop(0), signals.stop(1)])
  expect(steps).toEqual(['workers', 'database'])
  expect(process.exit).toHaveBeenCalledWith(0)
})

it('stops what a start opens meanwhile, and everything once', async () => {
  signals.onStop(() => steps.push('database'))
  signals.onStop(() => {
    steps.push('children')
    signals.onStop(() => steps.push('workers'))
  })
  await signals.stop(0)
  expect(steps).toEqual(['children', 'workers', 'database'])
})
