import { formatContents } from '@/components/features/galleries/shown-gallery'
import { getGallery } from '@/components/features/galleries/queries'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { Gallery } from '@/lib/domains/galleries/contract'
import { formatLongDate } from '@/lib/time/dates'

export function albumCard(gallery: Gallery): SocialCard {
  const { id, owner, title, date, cover } = gallery
  return {
    kind: 'album',
    id: `${owner}-${id}`,
    title,
    picture: cover,
    label: owner === 'mayor' ? 'Альбом главы города' : 'Городской альбом',
    facts: [formatContents(gallery), formatLongDate(date, 'UTC')],
  }
}

/** Finds an album by owner and number: «city-12». */
export async function findAlbumCard(name: string): Promise<SocialCard | null> {
  const [, owner, id] = /^(mayor|city)-(\d+)$/.exec(name) ?? []
  const gallery = id ? await getGallery(owner === 'mayor' ? 'mayor' : 'city', id) : null
  return gallery && albumCard(gallery)
}
