import type { Feature } from 'geojson'
import type { LayerRule } from '@/components/map/map-place'
import type { DrawnLayer, FeatureFacts } from '@/components/map/map-view'

export function findRule(
  { property, rules }: Pick<DrawnLayer, 'property' | 'rules'>,
  feature: Feature,
): LayerRule | undefined {
  const value: unknown = property ? feature.properties?.[property] : undefined
  return (
    rules.find((rule) => rule.value !== undefined && rule.value === String(value)) ??
    rules.find(({ value: any }) => !any)
  )
}

export function getFeatureName(feature: Feature, rule: LayerRule | undefined): string | undefined {
  return readFacts(feature)?.title ?? rule?.title
}

export function readFacts({ properties }: Feature): FeatureFacts | null {
  const text = (name: string) => {
    const value: unknown = properties?.[name]
    return typeof value === 'string' && value.trim() ? value.trim() : undefined
  }
  const title = text('title') ?? text('name')
  return title ? { title, note: text('note') ?? text('description') } : null
}
