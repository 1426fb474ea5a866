import { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import { startStep } from '@/lib/platform/process/start-step.mjs'

test('a step of a first start says every ten seconds how far it is, then how long it took', async () => {
  jest.useFakeTimers()
  const print = jest.spyOn(console, 'log').mockReturnValue(undefined)
  const progress = new SeedProgress()
  const countPicture = progress.begin('картинки', 2)
  progress.begin('акты', 5)
  const step = startStep(
    'city',
    () => new Promise((resolve) => setTimeout(resolve, 25_000)),
    () => progress.describe(),
  )
  await jest.advanceTimersByTimeAsync(10_000)
  countPicture()
  countPicture()
  await jest.advanceTimersByTimeAsync(15_000)
  await step
  const title = '[4/5] Вымышленный город: тексты, картинки, документы'
  expect(print.mock.calls.flat()).toEqual([
    `${title}: 10 с, картинки 0 из 2, акты 0 из 5…`,
    `${title}: 20 с, акты 0 из 5…`,
    `${title}: 25 с`,
  ])
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
