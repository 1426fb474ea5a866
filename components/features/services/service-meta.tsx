import Link from 'next/link'
import { servicesSection } from '@/components/features/services/services-section'
import type { ServiceItem } from '@/lib/domains/services/contract'

/** Above the title: topic and those whom the service is for. */
export function ServiceMeta({ service: { topic, audiences } }: { service: ServiceItem }) {
  const links = [
    ...(topic ? [{ title: topic.title, href: servicesSection.href({ topic: topic.id }) }] : []),
    ...audiences.map(({ id, title }) => ({ title, href: servicesSection.href({ audience: id }) })),
  ]
  return links.map(({ title, href }) => (
    <Link key={href} href={href} prefetch={false} className="link target">
      {title}
    </Link>
  ))
}
