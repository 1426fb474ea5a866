import type { GeoJSON, Position } from 'geojson'
import type { MapBounds, MapPoint } from '@/components/map/map-place'
import { TILE } from '@/lib/contract/web-mercator'

export function computeBounds(points: readonly MapPoint[]): MapBounds | null {
  if (points.length === 0) return null
  const bounds: MapBounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { latitude, longitude } of points) {
    bounds[0] = Math.min(bounds[0], longitude)
    bounds[1] = Math.min(bounds[1], latitude)
    bounds[2] = Math.max(bounds[2], longitude)
    bounds[3] = Math.max(bounds[3], latitude)
  }
  return bounds
}

export function listPoints(data: GeoJSON): MapPoint[] {
  if (data.type === 'FeatureCollection') return data.features.flatMap(listPoints)
  if (data.type === 'Feature') return data.geometry ? listPoints(data.geometry) : []
  if (data.type === 'GeometryCollection') return data.geometries.flatMap(listPoints)
  return flatten(data.coordinates)
}

function flatten(coordinates: Position | Position[] | Position[][] | Position[][][]): MapPoint[] {
  const [first] = coordinates
  if (typeof first === 'number') {
    const [longitude = 0, latitude = 0] = coordinates as Position
    return [{ latitude, longitude }]
  }
  return (coordinates as Position[][]).flatMap((inner) => flatten(inner))
}

export function stepPoint({ latitude, longitude }: MapPoint, zoom: number, [right, down]: [number, number]): MapPoint {
  const degrees = 360 / (TILE * 2 ** zoom)
  return {
    latitude: latitude - down * degrees * Math.cos((latitude * Math.PI) / 180),
    longitude: longitude + right * degrees,
  }
}
