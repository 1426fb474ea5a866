import { OverloadError, RenderLimit } from '@/lib/server/front/render-limit'

it('runs some renders, lets some wait, and refuses the rest', async () => {
  const limit = new RenderLimit(2, 1)
  const finish: (() => void)[] = []
  const work = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)))
  const running = [limit.run(work), limit.run(work), limit.run(work)]
  await expect(limit.run(work)).rejects.toThrow(OverloadError)
  expect(work).toHaveBeenCalledTimes(2)
  finish[0]?.()
  await running[0]
  expect(work).toHaveBeenCalledTimes(3)
  finish[1]?.()
  finish[2]?.()
  await Promise.all(running)
  await expect(limit.run(async () => 'free again')).resolves.toBe('free again')
})

it('gives the place back when the work fails', async () => {
  const limit = new RenderLimit(1, 0)
  await expect(limit.run(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  await expect(limit.run(async () => 1)).resolves.toBe(1)
})
