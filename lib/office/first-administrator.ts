import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/lib/config/env'
import { SETUP_PATH } from '@/lib/runtime/setup-request'

const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 20

interface Administrator {
  email: string
  /** Null if the operator chose the password in ADMIN_PASSWORD. */
  newPassword: string | null
}

export async function createFirstAdministrator(payload: Payload): Promise<Administrator | null> {
  const { totalDocs } = await payload.count({ collection: 'staff' })
  if (totalDocs > 0) return null
  const email = env.ADMIN_EMAIL ?? `admin@${mailHost(env.PUBLIC_URL)}`
  const newPassword = env.ADMIN_PASSWORD ? null : randomPassword()
  const password = env.ADMIN_PASSWORD ?? newPassword ?? ''
  await payload.create({
    collection: 'staff',
    data: { name: 'Администратор', email, password, roles: ['administrator'] },
    depth: 0,
  })
  return { email, newPassword }
}

/** Returns the only output of a generated password: it is stored nowhere. */
export function administratorNotice({ email, newPassword }: Administrator, publicUrl: string): string {
  const rows = [
    'Создан первый администратор портала',
    '',
    `Вход:   ${publicUrl}/admin`,
    `Выбор:  ${publicUrl}${SETUP_PATH} — вымышленный город, свой из папки или портал из копии, до первого входа`,
    `Почта:  ${email}`,
    newPassword ? `Пароль: ${newPassword}` : 'Пароль: тот, что задан в ADMIN_PASSWORD',
    ...(newPassword ? ['', 'Пароль больше нигде не сохранён и не будет показан снова.'] : []),
  ]
  const width = Math.max(...rows.map((row) => row.length))
  const body = rows.map((row) => `│  ${row.padEnd(width)}  │`)
  const edge = '─'.repeat(width + 4)
  return [`┌${edge}┐`, ...body, `└${edge}┘`].join('\n')
}

/** An email needs a host with a dot; `localhost` and bare IPs get an invented host. */
export function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const isName = /[a-z]/i.test(hostname) && hostname.includes('.') && !hostname.startsWith('[')
  return isName ? hostname : 'portal.local'
}

function randomPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
