import 'server-only'
import { cache } from 'react'
import { readById } from '@/lib/page-data/call-operation'
import { getCityMap as getCityMapOperation, type CityMap } from '@/lib/domains/city-maps/contract'
import type { SocialCard } from '@/lib/navigation/social-card'
import { formatLongDate } from '@/lib/time/dates'

/** Returns a map, or its draft for the holder of a preview link; null if there is none. */
export const getCityMap = cache(
  async (number: string): Promise<CityMap | null> => (await readById(getCityMapOperation, number))?.map ?? null,
)

export function mapCard({ id, title, category, actual_at: day, head_img: picture }: CityMap): SocialCard {
  return {
    kind: 'map',
    id,
    label: `Карта: ${category.title.toLowerCase()}`,
    title,
    picture,
    facts: [day && `Состояние на ${formatLongDate(day, 'UTC')}`],
  }
}

export async function findMapCard(id: string): Promise<SocialCard | null> {
  const map = await getCityMap(id)
  return map && mapCard(map)
}
