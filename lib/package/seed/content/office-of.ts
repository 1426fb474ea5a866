import { demoCity } from '@/lib/package/demo-city'
import { hoursInWords } from '@/lib/package/folder/hours-in-words'

/** Departments that provide services. Names stand in the cases the cards and forms need. */
export interface Office {
  title: string
  /** To whom applications and complaints are sent: «начальнику управления …». */
  head: string
  address: string
  hours: string
  phone: string
  email: string
}

/** Who leads an office whose name does not say it. */
const HEADS: Readonly<Record<string, string>> = {
  'Отдел ЗАГС': 'начальнику отдела ЗАГС',
  'Муниципальный архив': 'директору муниципального архива',
  'Администрация города Самурска': 'главе города Самурска',
}

/** The office of this name; where and when it receives comes from the organisation's own record. */
export function officeOf(title: string): Office {
  const organization = demoCity().organizations.find((one) => one.title === title)
  const { address, hours, phones: [phone] = [], email } = organization ?? {}
  if (!address || !hours || !phone || !email) throw new Error(`Нет органа с адресом, часами и телефоном: ${title}`)
  const head = HEADS[title] ?? title.replace('Управление', 'начальнику управления')
  return { title, head, address, hours: hoursInWords(hours), phone, email }
}
