import Link from 'next/link'
import { servicesSection } from '@/components/features/services/services-section'
import type { ServiceCatalog } from '@/lib/domains/services/contract'

/** Draws the index of topics on wide screens; on phones the topics are in the sheet of the filter. */
export function ServiceTopics({ topics }: { topics: ServiceCatalog['topics'] }) {
  return (
    <nav aria-label="Темы услуг" className="mb-8 max-lg:hidden print:hidden">
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {topics
          .filter(({ count }) => count > 0)
          .map(({ id, title, count }) => (
            <li key={id} className="py-1">
              <Link href={servicesSection.href({ topic: id })} prefetch={false} className="link target">
                {title}
              </Link>{' '}
              <span className="tabular text-sm text-ink-soft">{count}</span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
