import '@/instrumentation-client'
import { z } from 'zod'

test('zod has the setting that a page makes before it loads zod', () => {
  expect(z.config()).toMatchObject({ jitless: true })
})
