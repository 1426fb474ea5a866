import 'server-only'
import { cache } from 'react'
import { readById } from '@/lib/page-data/call-operation'
import { getCityMap as getCityMapOperation, type CityMap } from '@/lib/domains/city-maps/contract'

/** Returns a map, or its draft for the holder of a preview link; null if there is none. */
export const getCityMap = cache(
  async (number: string): Promise<CityMap | null> => (await readById(getCityMapOperation, number))?.map ?? null,
)
