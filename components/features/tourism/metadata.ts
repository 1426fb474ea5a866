import { getTourismItem, getTourismSection } from '@/components/features/tourism/queries'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { TourismItem, TourismSection } from '@/lib/domains/tourism/contract'

export function placeCard(link: string, item: TourismItem): SocialCard {
  const { id, title, sort, address, fact, head_img: picture } = item
  return { kind: 'place', id: `${link}.${id}`, label: sort, title, facts: [address, fact], picture }
}

export function placesCard({ link, title, lead, head_img: picture }: TourismSection): SocialCard {
  return { kind: 'place', id: link, label: 'Гостям города', title, facts: [lead], picture }
}

/** Finds a section, «sights», or a place in it, «sights.12». */
export async function findPlaceCard(name: string): Promise<SocialCard | null> {
  const [link = '', id] = name.split('.')
  if (id === undefined) {
    const answer = await getTourismSection(link)
    return answer && placesCard(answer.section)
  }
  const answer = await getTourismItem(link, id)
  return answer && placeCard(link, answer.item)
}
