import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { getCityMap as getCityMapOperation, type CityMap } from '@/lib/domains/city-maps/contract'
import { idParams } from '@/lib/contract/shapes'

/** Returns a map, or its draft for the holder of a preview link; null if there is none. */
export const getCityMap = cache(async (number: string): Promise<CityMap | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  return (await read(getCityMapOperation, { params: params.data }, { required: true }))?.map ?? null
})
