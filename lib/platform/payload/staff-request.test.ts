import { AppError } from '@/lib/contract/errors'
import { isConflict, readRefusal, staffRefusal } from '@/lib/platform/payload/staff-request'

jest.mock('payload', () => {
  class APIError extends Error {
    constructor(
      message: string,
      readonly status: number,
    ) {
      super(message)
    }
  }
  return { APIError, ValidationError: class extends APIError {} }
})

test.each([
  ['a conflict of the desk', staffRefusal('Уже решено.', 409), 'Уже решено.', true],
  ['a field of a domain', new AppError('invalid', { errors: { photo: ['Файл повреждён'] } }), 'Файл повреждён', false],
  ['a conflict of a domain', new AppError('conflict', { message: 'Поздно.' }), 'Поздно.', true],
  ['an unavailable storage', new AppError('unavailable'), null, false],
  ['a fault', new Error('нет'), null, false],
])('%s is told as a refusal or is none', (_what, error, message, conflict) => {
  expect([readRefusal(error), isConflict(error)]).toEqual([message, conflict])
})
