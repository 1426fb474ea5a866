import type { Feature } from 'geojson'
import type { LayerRule } from '@/components/map/map-place'
import type { DrawnLayer, FeatureFacts } from '@/components/map/map-view'
import { findSign, formatBuses, parseBuses } from '@/lib/domains/city-maps/rules'

/** Undefined for what is not drawn: without a sign, or switched off. */
export function findRule(
  { property, rules, hidden }: Pick<DrawnLayer, 'property' | 'rules' | 'hidden'>,
  feature: Feature,
): LayerRule | undefined {
  const rule = findSign(rules, property && feature.properties?.[property])
  return rule && hidden?.includes(rule.title) ? undefined : rule
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
  const href = text('href')
  // a page of the portal: files come from other hands
  if (!title) return null
  return {
    title,
    buses: formatBuses(parseBuses(properties?.buses)),
    note: text('note') ?? text('description'),
    href: href && /^\/(?![/\\])/.test(href) ? href : undefined,
  }
}
