test('zod has the setting that a page makes before it loads zod', async () => {
  jest.useFakeTimers() // the rest of the file loads React later
  jest.requireActual('@/instrumentation-client')
  const { z } = await import('zod')
  expect(z.config()).toMatchObject({ jitless: true })
})
