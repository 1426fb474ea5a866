import { TimeoutClient } from '@/lib/platform/database/timeout-client'

test('a connection that breaks while it is out of the pool does not end the process', () => {
  // nobody else listens to the client then, and an error without a listener is thrown
  expect(() => new TimeoutClient().emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow()
})
