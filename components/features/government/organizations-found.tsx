import { X } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/lib/config/paths'
import { organizationKinds, type DepartmentFilter, type DepartmentList } from '@/lib/contract/government'
import { countOf, formatNumber } from '@/lib/shared/plural'

interface OrganizationsFoundProps {
  list: DepartmentList
  filter: DepartmentFilter
}

/** The state of the list in words: «Найдено 14 · Учреждения · Образование», and the way back to all. */
export function OrganizationsFound({ list, filter }: OrganizationsFoundProps) {
  const words = organizationFilterWords(filter, list.spheres)
  const { total } = list.departments
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-soft">
      <p role="status">
        {words.length > 0
          ? [`Найдено ${formatNumber(total)}`, ...words].join(' · ')
          : `Всего ${countOf(total, ['организация', 'организации', 'организаций'])}`}
      </p>
      {words.length > 0 && (
        <Link href={paths.organizations} className="link target inline-flex items-center gap-1.5 py-1">
          <X aria-hidden className="size-4" />
          Сбросить
        </Link>
      )}
    </div>
  )
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
