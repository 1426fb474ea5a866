import { PatientClient } from '@/lib/platform/database/patient-client'

test('a connection that breaks while it is out of the pool does not end the process', () => {
  // nobody else listens to it then, and an error without a listener is thrown
  expect(() => new PatientClient().emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow()
})
