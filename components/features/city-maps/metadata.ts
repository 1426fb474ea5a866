import { getCityMap } from '@/components/features/city-maps/queries'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { CityMap } from '@/lib/domains/city-maps/contract'
import { formatLongDate } from '@/lib/time/dates'

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
