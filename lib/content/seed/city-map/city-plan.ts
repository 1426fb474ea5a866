import type { Feature } from 'geojson'
import { once } from '@/lib/content/once'
import { makeCityMap } from './make-city-map'

export const cityPlan: () => Feature[] = once(() => makeCityMap().features)
