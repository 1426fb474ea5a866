import { z } from 'zod'
import { text } from '@/lib/content/read/fields'

const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], 'точку пишут так: [долгота, широта] в градусах')
  .rest(z.number())
const line = z.array(position).min(2)
const ring = z
  .array(position)
  .min(4)
  .refine((points) => String(points[0]) === String(points.at(-1)), 'граница кончается там, где началась')
const polygon = z.array(ring).min(1)

const geometry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Point'), coordinates: position }),
  z.strictObject({ type: z.literal('MultiPoint'), coordinates: z.array(position) }),
  z.strictObject({ type: z.literal('LineString'), coordinates: line }),
  z.strictObject({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  z.strictObject({ type: z.literal('Polygon'), coordinates: polygon }),
  z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
])

const feature = z.strictObject({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  /** Visitors see `title` and `note`. */
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  geometry,
})

/** Layer over the city's map (RFC 7946). */
export const layerShape = z.strictObject({
  file: text,
  type: z.literal('FeatureCollection'),
  name: text.optional(),
  features: z.array(feature).min(1),
})

export type SeedLayer = z.output<typeof layerShape>
