import Link from 'next/link'
import { servicesSection } from '@/components/features/services/services-section'
import type { ServiceItem } from '@/lib/domains/services/contract'

/** Shows the topic above the title. */
export function ServiceMeta({ service: { topic } }: { service: ServiceItem }) {
  if (!topic) return null
  return (
    <Link href={servicesSection.href({ topic: topic.id })} prefetch={false} className="link target">
      {topic.title}
    </Link>
  )
}
