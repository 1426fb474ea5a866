import { Link } from '@/components/ui/link'
import { servicesSection } from '@/components/features/services/services-section'
import type { ServiceItem } from '@/lib/domains/services/contract'
import { Tag } from '@/components/ui/list/tag'
import { Tabs } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'

export function ServiceMeta({ service }: { service: ServiceItem }) {
  const { topic } = service
  return (
    <>
      {topic && (
        <Link href={servicesSection.href({ topic: topic.id })} className="link target">
          {topic.title}
        </Link>
      )}
      <ServiceAudiences service={service} />
    </>
  )
}

function ServiceAudiences({ service: { audiences } }: { service: ServiceItem }) {
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

export function ServiceTabs({ service, current }: { service: ServiceItem; current: 'card' | 'faq' }) {
  return (
    <Tabs
      label="Об услуге"
      items={[
        { href: paths.service(service.id), label: 'Описание', current: current === 'card' },
        {
          href: paths.serviceFaq(service.id),
          label: 'Вопросы и ответы',
          count: service.faq.length,
          current: current === 'faq',
        },
      ]}
    />
  )
}
