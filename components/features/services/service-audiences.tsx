import { servicesSection } from '@/components/features/services/services-section'
import { Tag } from '@/components/ui/tag'
import type { ServiceItem } from '@/lib/domains/services/contract'

/** Shows for whom the service is. */
export function ServiceAudiences({ service: { audiences } }: { service: ServiceItem }) {
  if (audiences.length === 0) return null
  return (
    <ul aria-label="Кому" className="flex flex-wrap gap-x-2 gap-y-3">
      {audiences.map(({ id, title }) => (
        <li key={id}>
          <Tag href={servicesSection.href({ audience: id })}>{title}</Tag>
        </li>
      ))}
    </ul>
  )
}
