import type { SeedReferenceTopic } from '@/lib/package/seed/content/city-shapes'
import { demoCity } from '@/lib/package/demo-city'
import type { SeedOrganization } from '@/lib/package/folder/shapes/government-shapes'
import { demoDutyServices } from '@/lib/package/seed/content/duty-services'
import type { SeedDutyService } from '@/lib/package/seed/content/feedback-shapes'
import { hoursInWords } from '@/lib/package/folder/hours-in-words'
import { helplines, moneyTopic, pharmacyTopic, travelTopic } from '@/lib/package/seed/content/reference-own'

/**
 * The directory: own rows, and those of the duty services and of the city's organisations, so that a number never stands
 * in two ways.
 */
export const demoReference: SeedReferenceTopic[] = [
  { title: 'Экстренные службы', entries: [...dutyEntries('emergency', 'dispatch'), ...helplines] },
  { title: 'Аварии и ремонт', entries: dutyEntries('utility', 'housing', 'city') },
  topicOf('Больницы и поликлиники', 'Здравоохранение'),
  pharmacyTopic,
  topicOf('Школы и детские сады', 'Образование'),
  topicOf('Культура и спорт', 'Культура, спорт, молодёжь'),
  topicOf('Помощь и поддержка', 'Социальная поддержка и услуги'),
  moneyTopic,
  travelTopic,
  topicOf('Администрация и управления', 'Органы власти и управление'),
]

function dutyEntries(...kinds: SeedDutyService['kind'][]): SeedReferenceTopic['entries'] {
  const services = demoDutyServices.filter(({ kind }) => kinds.includes(kind))
  return services.map(({ title, phones, address, hours, note }) => {
    return { title, phones, address, hours: hours ? hoursInWords(hours) : 'круглосуточно', note }
  })
}

function topicOf(title: string, sphere: string): SeedReferenceTopic {
  return {
    title,
    entries: demoCity()
      .organizations.filter((one) => one.sphere === sphere)
      .map(entryOf),
  }
}

function entryOf({ title, phones, address, email, site, hours, hoursNote }: SeedOrganization) {
  return { title, phones, address, email, url: site, hours: hours ? hoursInWords(hours) : undefined, note: hoursNote }
}
