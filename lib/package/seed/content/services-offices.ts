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

export const OFFICES = {
  education: department('Управление образования'),
  architecture: department('Управление архитектуры и градостроительства'),
  property: department('Управление имущественных и земельных отношений'),
  housing: department('Управление ЖКХ и благоустройства'),
  culture: department('Управление культуры и туризма'),
  economy: department('Управление экономики и инвестиций'),
  social: department('Управление социальной политики'),
  transport: department('Управление транспорта и связи'),
  registry: office('Отдел ЗАГС', 'начальнику отдела ЗАГС'),
  archive: office('Муниципальный архив', 'директору муниципального архива'),
  administration: office('Администрация города Самурска', 'главе города Самурска'),
} satisfies Record<string, Office>

function department(title: string): Office {
  return office(title, title.replace('Управление', 'начальнику управления'))
}

/** Where and when comes from the organisation's own record. */
function office(title: string, head: string): Office {
  const organization = demoCity().organizations.find((one) => one.title === title)
  const { address, hours, phones: [phone] = [], email } = organization ?? {}
  if (!address || !hours || !phone || !email) throw new Error(`Нет органа с адресом, часами и телефоном: ${title}`)
  return { title, head, address, hours: hoursInWords(hours), phone, email }
}
