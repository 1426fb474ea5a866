import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { getCityMap as getCityMapOperation, type CityMap } from '@/lib/domains/city-maps/contract'
import { idParams } from '@/lib/contract/shapes'

/** One map by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getCityMap = cache(async (number: string): Promise<CityMap | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  return (await read(getCityMapOperation, { params: params.data }, { required: true }))?.map ?? null
})
