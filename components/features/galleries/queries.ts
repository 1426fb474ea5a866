import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { getCityGallery, getMayorGallery, type Gallery, type GalleryOwner } from '@/lib/domains/galleries/contract'
import { idParams } from '@/lib/contract/shapes'

/** Returns an album, or its draft for the holder of a preview link; null if there is none. */
export const getGallery = cache(async (owner: GalleryOwner, number: string): Promise<Gallery | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const operation = owner === 'mayor' ? getMayorGallery : getCityGallery
  const answer = await read(operation, { params: params.data }, { required: true })
  return answer?.gallery ?? null
})
