import Link from 'next/link'
import { ServiceAudiences } from '@/components/features/services/service-audiences'
import { servicesSection } from '@/components/features/services/services-section'
import type { ServiceItem } from '@/lib/domains/services/contract'

/** Shows above the title the topic and for whom the service is. */
export function ServiceMeta({ service }: { service: ServiceItem }) {
  const { topic } = service
  return (
    <>
      {topic && (
        <Link href={servicesSection.href({ topic: topic.id })} prefetch={false} className="link target">
          {topic.title}
        </Link>
      )}
      <ServiceAudiences service={service} />
    </>
  )
}
