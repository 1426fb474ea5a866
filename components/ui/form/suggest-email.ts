import { plainCode } from '@/lib/text/plain-text'
import { spellingDistance } from '@/lib/text/spelling-distance'

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

/** Returns the likely address if the host is one typo from a common one, else null. */
export function suggestEmail(typed: string): string | null {
  const address = plainCode(typed)
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.toLowerCase()) ?? []
  if (!name || HOSTS.includes(host)) return null
  // in short hosts one typo is another host: «bk.ru» and «vk.ru»
  const suggestion = HOSTS.find((known) => known.length > 5 && spellingDistance(host, known) === 1)
  return suggestion ? `${address.slice(0, address.indexOf('@'))}@${suggestion}` : null
}
