import Link from 'next/link'
import { ServiceRow } from '@/components/features/services/service-row'
import { servicesHref } from '@/components/features/services/queries'
import type { ServiceGroup } from '@/components/features/services/services-by-topic'

/** One topic with its services; a list of the page holds several. */
export function ServiceTopic({ group }: { group: ServiceGroup }) {
  const { topic, services, isContinued } = group
  return (
    <li className="grid border-t border-line-strong pt-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0">
      <h2 className="self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-6">
        {topic ? (
          <Link href={servicesHref({ topic: topic.id })} prefetch={false} className="link-quiet">
            {topic.title}
          </Link>
        ) : (
          'Другие услуги'
        )}
        {isContinued && <span className="block text-sm font-normal text-ink-soft">продолжение</span>}
      </h2>
      <ul className="divide-y divide-line">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
    </li>
  )
}
