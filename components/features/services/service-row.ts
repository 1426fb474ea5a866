import type { ServiceGroup } from '@/components/features/services/services-by-topic'
import { servicesSection } from '@/components/features/services/services-section'
import { shortFee, shortTerm } from '@/components/features/services/short-facts'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import type { ServiceCard } from '@/lib/domains/services/contract'

export type ServiceRow = ReturnType<typeof toServiceRow>
export type TopicRow = ReturnType<typeof toTopicRow>

export function toServiceRow({ id, title, summary, term, fee, is_online: isOnline }: ServiceCard) {
  return {
    href: paths.service(id),
    title,
    summary: summary && contactsHtml(summary),
    term: shortTerm(term),
    fee: shortFee(fee),
    isOnline,
  }
}

export function toTopicRow({ topic, services, isContinued }: ServiceGroup) {
  return {
    topic: topic && { href: servicesSection.href({ topic: topic.id }), title: topic.title },
    services: services.map(toServiceRow),
    isContinued,
  }
}
