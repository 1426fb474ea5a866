import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { DEMO_PLAN } from '@/lib/platform/map/city-addresses'
import { once } from '@/lib/content/once'

type PlanFeature = Feature<Geometry, Partial<Record<string, string>>>

export const readCityPlan: () => readonly PlanFeature[] = once(
  () =>
    (JSON.parse(readFileSync(DEMO_PLAN, 'utf8')) as FeatureCollection<Geometry, PlanFeature['properties']>).features,
)
