import 'server-only'
import { cache } from 'react'
import { read, readById } from '@/lib/page-data/call-operation'
import {
  getService as getServiceOperation,
  getServicesAbout as getServicesAboutOperation,
  listServiceCenters,
  type ServiceItem,
} from '@/lib/domains/services/contract'
import type { SocialCard } from '@/lib/navigation/social-card'
import { lowerFirst } from '@/lib/text/capitalize'

/** Returns a service, or its draft for the holder of a preview link; null if there is none. */
export const getService = cache(
  async (number: string): Promise<ServiceItem | null> => (await readById(getServiceOperation, number))?.service ?? null,
)

export const getServiceCenters = cache(async () => (await read(listServiceCenters))?.service_centers ?? [])

export const getServicesAbout = cache(async () => (await read(getServicesAboutOperation))?.about ?? null)

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
