import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import type { TourismCard } from '@/lib/domains/tourism/contract'
import { omitIfInTitle } from '@/lib/text/word-match'

export type PlaceRow = ReturnType<typeof toPlaceRow>

export function toPlaceRow(item: TourismCard, link: string) {
  const { id, slug, title, lead, sort, fact, address, latitude, head_img: image } = item
  return {
    id,
    href: paths.tourismItem(link, id, slug),
    title,
    lead: contactsHtml(lead),
    facts: [omitIfInTitle(sort, title), fact].filter(Boolean).join(' · '),
    address,
    isOnMap: latitude !== null,
    picture: image && pictureSource(image, 'cropped'),
  }
}
