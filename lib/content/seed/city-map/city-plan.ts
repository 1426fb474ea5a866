import type { Feature } from 'geojson'
import { once } from '@/lib/content/once'
import { makeCityMap } from './make-city-map'

/** The plan of the city is made once a run. */
export const cityPlan: () => Feature[] = once(() => makeCityMap().features)
