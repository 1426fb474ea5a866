import { actNumber } from '@/lib/cms/seed/content/documents'
import { buildingServices } from '@/lib/cms/seed/content/services-building'
import { businessServices } from '@/lib/cms/seed/content/services-business'
import { burialServices, cultureServices } from '@/lib/cms/seed/content/services-culture'
import { composeServices, type ServiceDraft } from '@/lib/cms/seed/content/services-drafts'
import { educationServices } from '@/lib/cms/seed/content/services-education'
import { familyServices } from '@/lib/cms/seed/content/services-family'
import { housingServices } from '@/lib/cms/seed/content/services-housing'
import { landServices } from '@/lib/cms/seed/content/services-land'
import { premisesServices } from '@/lib/cms/seed/content/services-premises'
import { greenServices, recordServices } from '@/lib/cms/seed/content/services-records'
import { socialServices } from '@/lib/cms/seed/content/services-social'
import { transportServices } from '@/lib/cms/seed/content/services-transport'
import type { SeedService } from '@/lib/cms/seed/content/shapes'

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
