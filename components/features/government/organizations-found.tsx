import { FoundWords } from '@/components/ui/found-words'
import { paths } from '@/lib/config/paths'
import { organizationKinds, type DepartmentFilter, type DepartmentList } from '@/lib/domains/government/contract'
import { countOf, formatNumber } from '@/lib/shared/plural'

interface OrganizationsFoundProps {
  list: DepartmentList
  filter: DepartmentFilter
}

/** The state of the list in words: «Найдено 14 · Учреждения · Образование», and the way back to all. */
export function OrganizationsFound({ list, filter }: OrganizationsFoundProps) {
  const words = organizationFilterWords(filter, list.spheres)
  const { total } = list.departments
  const all = `Всего ${countOf(total, ['организация', 'организации', 'организаций'])}`
  if (words.length === 0) return <FoundWords words={[all]} />
  return <FoundWords words={[`Найдено ${formatNumber(total)}`, ...words]} resetHref={paths.organizations} />
}

/** Each filter that is on, in words. */
export function organizationFilterWords(
  { text, kind, sphere, parent }: Partial<DepartmentFilter>,
  spheres: DepartmentList['spheres'],
): string[] {
  const words = [
    kind && organizationKinds.find(({ id }) => id === kind)?.title,
    sphere && (spheres.find(({ id }) => id === sphere)?.title ?? 'неизвестная сфера'),
    parent && 'подведомственные',
    text && `со словами «${text}»`,
  ]
  return words.flatMap((word) => word || [])
}
