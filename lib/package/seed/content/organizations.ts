import type { SeedOrganization } from '@/lib/package/seed/content/government-shapes'
import { cityOrganizations } from '@/lib/package/seed/content/organizations-city'
import { cultureOrganizations } from '@/lib/package/seed/content/organizations-culture'
import { educationOrganizations } from '@/lib/package/seed/content/organizations-education'
import { offices } from '@/lib/package/seed/content/organizations-offices'
import { authorities, departments } from '@/lib/package/seed/content/organizations-power'

/** Every organisation stands after the one it is under. */
export const demoOrganizations: SeedOrganization[] = [
  ...authorities,
  ...departments,
  ...offices,
  ...educationOrganizations,
  ...cultureOrganizations,
  ...cityOrganizations,
]

/** Spheres in the order residents look for them: what they visit first, the authorities last. */
export const organizationSpheres = [
  'Образование',
  'Здравоохранение',
  'Культура, спорт, молодёжь',
  'Социальная поддержка и услуги',
  'Коммунальное хозяйство',
  'Транспорт',
  'Безопасность',
  'Органы власти и управление',
]
