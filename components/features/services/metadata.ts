import { getService } from '@/components/features/services/queries'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { ServiceItem } from '@/lib/domains/services/contract'
import { lowerFirst } from '@/lib/text/capitalize'

export function serviceCard({ id, title, term, fee, is_online: isOnline }: ServiceItem): SocialCard {
  return {
    kind: 'service',
    id,
    label: 'Муниципальная услуга',
    title,
    facts: [term && `Срок: ${lowerFirst(term)}`, fee && `Стоимость: ${lowerFirst(fee)}`],
    mark: isOnline ? { text: 'Можно подать онлайн', tone: 'brand' } : undefined,
  }
}

export async function findServiceCard(id: string): Promise<SocialCard | null> {
  const service = await getService(id)
  return service && serviceCard(service)
}
