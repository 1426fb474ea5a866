import { readCityPlan } from '@/lib/content/seed/city-map/read-city-plan'
import { once } from '@/lib/content/once'

type StreetClass = 'main' | 'secondary' | 'street' | 'lane'

export interface House {
  street: string
  class: StreetClass
  /** Empty in the city itself. */
  settlement: string
  number: string
  /** Degrees of WGS 84. */
  latitude: number
  longitude: number
}

/** All numbered houses of the demo city, in the order of its plan. */
export const planHouses: () => readonly House[] = once(() => {
  const features = readCityPlan()
  const classes = new Map(
    features.flatMap(({ properties }) =>
      properties.kind === 'street' ? [[toKey(properties.settlement, properties.name), properties.class]] : [],
    ),
  )
  return features.flatMap(({ properties, geometry }) => {
    const { kind, street = '', number = '', settlement = '' } = properties
    if (kind !== 'house' || geometry.type !== 'Polygon') return []
    const [corner, , opposite] = geometry.coordinates[0] ?? []
    const [longitude, latitude] = [0, 1].map((axis) => round(((corner?.[axis] ?? 0) + (opposite?.[axis] ?? 0)) / 2))
    const rank = classes.get(toKey(settlement, street)) as StreetClass | undefined
    if (!rank || longitude === undefined || latitude === undefined)
      throw new Error(`Дом без улицы: ${street}, ${number}`)
    return [{ street, class: rank, settlement, number, latitude, longitude }]
  })
})

function toKey(settlement = '', street = ''): string {
  return `${settlement}|${street}`
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
