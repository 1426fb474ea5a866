import type { SeedReferenceTopic } from '@/lib/cms/seed/content/city-shapes'
import type { SeedOrganization } from '@/lib/cms/seed/content/government-shapes'
import { demoOrganizations } from '@/lib/cms/seed/content/organizations'
import {
  emergencyTopic,
  moneyTopic,
  pharmacyTopic,
  repairTopic,
  travelTopic,
} from '@/lib/cms/seed/content/reference-own'

const days = ['', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

/** The directory: own rows, and those of the city's organisations, so that a number never stands in two ways. */
export const demoReference: SeedReferenceTopic[] = [
  emergencyTopic,
  repairTopic,
  topicOf('Больницы и поликлиники', 'Здравоохранение'),
  pharmacyTopic,
  topicOf('Школы и детские сады', 'Образование'),
  topicOf('Культура и спорт', 'Культура, спорт, молодёжь'),
  topicOf('Помощь и поддержка', 'Социальная поддержка и услуги'),
  moneyTopic,
  travelTopic,
  topicOf('Администрация и управления', 'Органы власти и управление'),
]

function topicOf(title: string, sphere: string): SeedReferenceTopic {
  return { title, entries: demoOrganizations.filter((one) => one.sphere === sphere).map(entryOf) }
}

function entryOf({ title, phones, address, email, site, hours, hoursNote }: SeedOrganization) {
  return { title, phones, address, email, url: site, hours: hours ? hoursInWords(hours) : undefined, note: hoursNote }
}

/** «1-4 09:00-18:00; 5 09:00-16:45» as «пн–чт 9:00–18:00, пт 9:00–16:45». */
function hoursInWords(hours: string): string {
  const parts = hours.split(';').map((part) => {
    const [span = '', times = ''] = part.trim().split(' ')
    const [first = 0, last = first] = span.split('-').map(Number)
    const week = first === 1 && last === 7 ? 'ежедневно' : [days[first], days[last]].filter(unique).join('–')
    return `${week} ${times.replace(/(^|-)0/g, '$1').replace('-', '–')}`
  })
  return parts.join(', ')
}

function unique(value: string | undefined, index: number, all: (string | undefined)[]): boolean {
  return all.indexOf(value) === index
}
