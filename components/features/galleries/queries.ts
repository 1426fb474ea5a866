import 'server-only'
import { cache } from 'react'
import { readById } from '@/lib/page-data/call-operation'
import { getCityGallery, getMayorGallery, type Gallery, type GalleryOwner } from '@/lib/domains/galleries/contract'
import { formatContents } from '@/components/features/galleries/shown-gallery'
import type { SocialCard } from '@/lib/navigation/social-card'
import { formatLongDate } from '@/lib/time/dates'

/** Returns an album, or its draft for the holder of a preview link; null if there is none. */
export const getGallery = cache(async (owner: GalleryOwner, number: string): Promise<Gallery | null> => {
  const answer = await readById(owner === 'mayor' ? getMayorGallery : getCityGallery, number)
  return answer?.gallery ?? null
})

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
