import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { ServiceRow } from '@/components/features/services/service-row'
import { servicesSection } from '@/components/features/services/services-section'
import type { ServiceGroup } from '@/components/features/services/services-by-topic'

/** Draws one topic with its services. A topic that continues from the page before does not repeat its heading. */
export function ServiceTopic({ group }: { group: ServiceGroup }) {
  const { topic, services, isContinued } = group
  return (
    <li
      className={classNames(
        'grid border-t border-line-strong pt-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0',
        isContinued && 'data-more:border-line',
      )}
    >
      <h2
        className={classNames(
          'self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-5',
          isContinued && 'in-data-more:sr-only',
        )}
      >
        {topic ? (
          <Link href={servicesSection.href({ topic: topic.id })} prefetch={false} className="link-quiet">
            {topic.title}
          </Link>
        ) : (
          'Другие услуги'
        )}
        {isContinued && <span className="block text-sm font-normal text-ink-soft">продолжение</span>}
      </h2>
      <ul className="divide-y divide-line lg:col-start-2">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
    </li>
  )
}
