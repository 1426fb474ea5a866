import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { once } from '@/lib/content/once'

/** The demo city's plan, a finished file. */
export const CITY_PLAN_FILE = 'public/city-map/samursk.geojson'

type PlanFeature = Feature<Geometry, Partial<Record<string, string>>>

export const readCityPlan: () => readonly PlanFeature[] = once(
  () =>
    (JSON.parse(readFileSync(CITY_PLAN_FILE, 'utf8')) as FeatureCollection<Geometry, PlanFeature['properties']>)
      .features,
)
