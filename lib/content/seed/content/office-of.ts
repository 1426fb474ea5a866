import { demoCity } from '@/lib/content/demo-city'
import { formatHours } from '@/lib/content/read/hours-in-words'

/** A department that provides services; names stand in the cases that cards and forms need. */
export interface Office {
  title: string
  /** Applications and complaints are sent to this person: «начальнику управления …». */
  head: string
  address: string
  hours: string
  phone: string
  email: string
}

/** The names of these offices do not say who leads them. */
const HEADS: Readonly<Record<string, string>> = {
  'Отдел ЗАГС': 'начальнику отдела ЗАГС',
  'Муниципальный архив': 'директору муниципального архива',
  'Администрация города Самурска': 'главе города Самурска',
}

/** Finds the office of this name; where and when it receives comes from the organisation's own record. */
export function officeOf(title: string): Office {
  const organization = demoCity().organizations.find((one) => one.title === title)
  const { address, hours, phones: [phone] = [], email } = organization ?? {}
  if (!address || !hours || !phone || !email) throw new Error(`Нет органа с адресом, часами и телефоном: ${title}`)
  const head = HEADS[title] ?? title.replace('Управление', 'начальнику управления')
  return { title, head, address, hours: formatHours(hours), phone, email }
}
