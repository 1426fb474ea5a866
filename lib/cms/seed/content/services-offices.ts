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
  education: department('Управление образования', 'образования', 'ул. Школьная, 4', '055-22', 'obr'),
  architecture: department(
    'Управление архитектуры и градостроительства',
    'архитектуры и градостроительства',
    'пр. Мира, 12',
    '055-33',
    'arch',
  ),
  property: department(
    'Управление имущественных и земельных отношений',
    'имущественных и земельных отношений',
    'пр. Мира, 12',
    '055-34',
    'zemlya',
  ),
  housing: department(
    'Управление ЖКХ и благоустройства',
    'ЖКХ и благоустройства',
    'ул. Мастеров, 7',
    '055-31',
    'blago',
  ),
  culture: department('Управление культуры и туризма', 'культуры и туризма', 'ул. Крепостная, 9', '055-41', 'kultura'),
  economy: department(
    'Управление экономики и инвестиций',
    'экономики и инвестиций',
    'пл. Согласия, 1',
    '055-12',
    'econ',
  ),
  social: department('Управление социальной политики', 'социальной политики', 'ул. Садовая, 15', '055-25', 'social'),
  transport: department(
    'Управление транспорта и связи',
    'транспорта и связи',
    'ул. Вокзальная, 3',
    '055-36',
    'transport',
  ),
  registry: {
    title: 'Отдел ЗАГС',
    head: 'начальнику отдела ЗАГС',
    address: 'ул. Набережная, 18',
    hours: 'вт–пт 9:00–17:00, сб 9:00–15:00',
    phone: '+7 (872) 055-18-00',
    email: 'zags@samursk.example',
  },
  archive: {
    title: 'Муниципальный архив',
    head: 'директору муниципального архива',
    address: 'ул. Крепостная, 5',
    hours: 'вт и чт 9:00–17:00',
    phone: '+7 (872) 055-44-00',
    email: 'arhiv@samursk.example',
  },
  administration: {
    title: 'Администрация города Самурска',
    head: 'главе города Самурска',
    address: 'пл. Согласия, 1',
    hours: 'пн–ср 9:00–18:00, чт 9:00–20:00, пт 9:00–16:45',
    phone: '+7 (872) 055-10-00',
    email: 'priemnaya@samursk.example',
  },
} satisfies Record<string, Office>

function department(title: string, field: string, address: string, phone: string, mailbox: string): Office {
  return {
    title,
    head: `начальнику управления ${field}`,
    address,
    hours: 'пн–ср 9:00–17:00, чт 9:00–20:00, пт 9:00–13:00',
    phone: `+7 (872) ${phone}-00`,
    email: `${mailbox}@samursk.example`,
  }
}
