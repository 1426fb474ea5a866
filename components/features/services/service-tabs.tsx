import { Tabs } from '@/components/ui/tabs'
import { paths } from '@/lib/config/paths'
import type { ServiceItem } from '@/lib/domains/services/contract'

/** Draws tabs of the card and its questions, which are two pages with two addresses. */
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
