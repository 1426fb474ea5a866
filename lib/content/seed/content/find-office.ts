import { demoCity } from '@/lib/content/demo-city'
import { formatHours } from '@/lib/content/read/reception-line'

/** A providing department; names in the cases that cards need. */
export interface Office {
  title: string
  /** Addressee: «начальнику управления …». */
  head: string
  address: string
  hours: string
  phone: string
  email: string
}

/** Heads that the office's name does not tell. */
const HEADS: Readonly<Record<string, string>> = {
  'Отдел ЗАГС': 'начальнику отдела ЗАГС',
  'Муниципальный архив': 'директору муниципального архива',
  'Администрация города Самурска': 'главе города Самурска',
}

/** Returns the office with the hours and address of its organisation. */
export function findOffice(title: string): Office {
  const organization = demoCity().organizations.find((one) => one.title === title)
  const { address, hours, phones: [phone] = [], email } = organization ?? {}
  if (!address || !hours || !phone || !email) throw new Error(`Нет органа с адресом, часами и телефоном: ${title}`)
  const head = HEADS[title] ?? title.replace('Управление', 'начальнику управления')
  return { title, head, address, hours: formatHours(hours), phone, email }
}
