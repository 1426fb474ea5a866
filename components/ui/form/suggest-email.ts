import { plainCode } from '@/lib/text/plain-text'
import { spellingDistance } from '@/lib/text/spelling-distance'

/** Most letters of the country are read at these hosts. */
const HOSTS = [
  'gmail.com',
  'mail.ru',
  'yandex.ru',
  'ya.ru',
  'bk.ru',
  'list.ru',
  'inbox.ru',
  'rambler.ru',
  'icloud.com',
  'outlook.com',
]

/** Guesses the meant address where the host is one slip from a well-known one; null where nothing looks wrong. */
export function likelyEmail(typed: string): string | null {
  const address = plainCode(typed)
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.toLowerCase()) ?? []
  if (!name || HOSTS.includes(host)) return null
  // one letter of four is a quarter: «bk.ru» and «vk.ru» are both hosts
  const meant = HOSTS.find((known) => known.length > 5 && spellingDistance(host, known) === 1)
  return meant ? `${address.slice(0, address.indexOf('@'))}@${meant}` : null
}
