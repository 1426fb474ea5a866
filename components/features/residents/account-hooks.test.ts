import { toDeletionError } from '@/components/features/residents/account-hooks'
import { AppError } from '@/lib/contract/errors'

it('a deletion says that the password is wrong only if the login refused it', () => {
  expect(toDeletionError(new AppError('unauthorized'))).toMatchObject({
    code: 'invalid',
    errors: { password: ['Нынешний пароль указан неверно'] },
  })
  for (const error of [new AppError('tooMany'), new AppError('unavailable'), new TypeError('Failed to fetch')])
    expect(toDeletionError(error)).toBe(error)
})
