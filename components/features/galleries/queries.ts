import 'server-only'
import { cache } from 'react'
import { readById } from '@/lib/page-data/call-operation'
import { getCityGallery, getMayorGallery, type Gallery, type GalleryOwner } from '@/lib/domains/galleries/contract'

/** Returns an album, or its draft for the holder of a preview link; null if there is none. */
export const getGallery = cache(async (owner: GalleryOwner, number: string): Promise<Gallery | null> => {
  const answer = await readById(owner === 'mayor' ? getMayorGallery : getCityGallery, number)
  return answer?.gallery ?? null
})
