// @ts-expect-error the package has no types
import passwordList from 'fxa-common-password-list'
import type { z } from 'zod'
import { AppError } from '@/lib/contract/errors'
import { residentMessages } from '@/lib/domains/residents/messages'

const commonPasswords: { test(password: string): boolean } = passwordList

/** Popular Russian passwords, lower case. */
const russianFavourites = new Set(
  [
    'пароль123 пароль1234 парольпароль йцукенгш йцукенгшщз йцукен123 йцукен12345 фывапролд фывапрол ячсмитьб',
    'qwertyйцукен привет123 приветик любимая любимый солнышко россия2024 россия2025 россия2026 дагестан дагестан05',
    'махачкала самурск123 самурск05 зенит2012 спартак1 спартак1922 наташа123 александр владимир екатерина',
    'gfhjkm123 gfhjkmgfhjkm ghbdtn123 yjdsqgfhjkm rfhfylfi ntktajy1 cjkysirj vfrcbv123 dagestan dagestan05 samursk05',
    'administrator adminadmin gosuslugi gosuslugi1 portal123 parol123 parolparol lubimaya privet123',
  ].flatMap((line) => line.split(' ')),
)
const keyboardRows = [
  'qwertyuiopasdfghjklzxcvbnm',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
]

/** Throws invalid at `password` if it is common, a keyboard row, or the address. */
export function refuseWeakPassword(password: string, email: string): void {
  const weakness = findWeakness(password, email)
  if (weakness) throw new AppError('invalid', { errors: { password: [weakness] } })
}

/** Adds the weakness of a password to the other errors of its form; a form without errors is left to the service. */
export function reportWeakPassword<T extends z.ZodType<{ password: string }>>(body: T): T {
  return body.superRefine(
    ({ password, email }: { password?: unknown; email?: unknown }, context) => {
      const weakness = typeof password === 'string' && findWeakness(password, typeof email === 'string' ? email : '')
      if (weakness) context.addIssue({ code: 'custom', path: ['password'], message: weakness })
    },
    { when: ({ value, issues }) => issues.length > 0 && typeof value === 'object' && value !== null },
  )
}

function findWeakness(password: string, email: string): string | undefined {
  const plain = password.toLowerCase()
  if (isCommon(password, plain)) return residentMessages.passwordTooCommon
  const address = email.toLowerCase()
  return plain === address || plain === address.split('@')[0] ? residentMessages.passwordContainsEmail : undefined
}

function isCommon(password: string, plain: string): boolean {
  return (
    commonPasswords.test(password) ||
    commonPasswords.test(plain) ||
    russianFavourites.has(plain) ||
    /^(.{1,4})\1+$/u.test(plain) ||
    keyboardRows.some((row) => `${row}${row}`.includes(plain) || [...`${row}${row}`].reverse().join('').includes(plain))
  )
}
