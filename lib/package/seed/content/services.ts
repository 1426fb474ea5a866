import { actNumber } from '@/lib/package/seed/content/documents'
import { buildingServices } from '@/lib/package/seed/content/services-building'
import { businessServices } from '@/lib/package/seed/content/services-business'
import { burialServices, cultureServices } from '@/lib/package/seed/content/services-culture'
import { composeServices, type ServiceDraft } from '@/lib/package/seed/content/services-drafts'
import { educationServices } from '@/lib/package/seed/content/services-education'
import { familyServices } from '@/lib/package/seed/content/services-family'
import { housingServices } from '@/lib/package/seed/content/services-housing'
import { landServices } from '@/lib/package/seed/content/services-land'
import { premisesServices } from '@/lib/package/seed/content/services-premises'
import { greenServices, recordServices } from '@/lib/package/seed/content/services-records'
import { socialServices } from '@/lib/package/seed/content/services-social'
import { transportServices } from '@/lib/package/seed/content/services-transport'
import type { SeedService } from '@/lib/package/folder/shapes/service-shapes'

/** Services of the catalogue by topic. */
const TOPICS: [string, ServiceDraft[]][] = [
  ['Образование', educationServices],
  ['Семья и дети', familyServices],
  ['Социальная поддержка', socialServices],
  ['Жильё', housingServices],
  ['Земля', landServices],
  ['Строительство и архитектура', [...buildingServices, ...premisesServices]],
  ['Бизнес и торговля', businessServices],
  ['Транспорт и дороги', transportServices],
  ['Благоустройство и экология', greenServices],
  ['Справки и архив', recordServices],
  ['Культура и спорт', cultureServices],
  ['Похоронное дело', burialServices],
]

export const demoServices: SeedService[] = TOPICS.flatMap(([topic, drafts]) =>
  composeServices(topic, drafts, actNumber),
)
