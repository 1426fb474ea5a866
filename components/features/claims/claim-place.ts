import { claimHref } from '@/components/features/claims/claim-address'
import { signOf } from '@/components/features/claims/claim-status'
import { CityGroups, type GroupedCity } from '@/components/map/city-groups'
import { groupCity, type PointColumns } from '@/components/map/point-clusters'
import { signColors, type MapPoint, type MarkedPlace } from '@/components/map/map-place'
import { clusterPoints, groupPlaces, type Clusters } from '@/components/map/place-groups'
import { claimStatusName } from '@/lib/domains/claims/states'
import { POINT_SCALE } from '@/lib/domains/claims/rules'
import type { ClaimPoints } from '@/lib/domains/claims/shapes'

/** It is the theme of a marker: its name and its icon. */
export interface MarkedTheme {
  id: number
  title: string
  icon: string | null
}

/** All markers of one map are drawn with these. */
interface Drawing {
  themes: readonly MarkedTheme[]
  query: string
}

/** A map shows these claims before the points are loaded. */
export interface ClaimsOfCity {
  city: GroupedCity
  /** They are the ungrouped claims; groups refer to them by their index in these columns. */
  singles: ClaimPoints
}

/** Returns the points grouped for the zooms of a whole city; null when there are none. */
export function claimsOfCity(points: ClaimPoints): ClaimsOfCity | null {
  const city = groupCity(columnsOf(points))
  if (!city) return null
  const alone = [...new Set(city.levels.flatMap(({ points: found }) => found.filter((point) => point !== null)))]
  const numbers = new Map(alone.map((point, number) => [point, number]))
  for (const level of city.levels)
    level.points = level.points.map((point) => (point === null ? null : (numbers.get(point) ?? null)))
  const pick = (column: readonly number[]) => alone.map((point) => column[point] ?? 0)
  const { origin, id, x, y, code, category } = points
  const singles = { origin, id: pick(id), x: pick(x), y: pick(y), code: pick(code), category: pick(category) }
  return { city, singles }
}

/** Returns the ungrouped claims as places, with the groups that the server has made. */
export function placesOfCity({ city, singles }: ClaimsOfCity, drawing: Drawing): MarkedPlace[] {
  const columns = columnsOf(singles)
  const places = singles.id.map((_, index) => new ClaimPlace(singles, { index, columns, drawing }))
  groupPlaces(places, Promise.resolve(new CityGroups(city)))
  return places
}

interface Prepared {
  columns: PointColumns
  clusters: Clusters
}

const prepared = new WeakMap<ClaimPoints, Prepared>()

/**
 * Converts the points of an answer to degrees and groups them, once: with a hundred thousand points it takes time, so
 * it starts before the map is ready.
 */
export function prepareClaims(points: ClaimPoints): Prepared {
  const found = prepared.get(points)
  if (found) return found
  const columns = columnsOf(points)
  const made = { columns, clusters: clusterPoints(columns) }
  prepared.set(points, made)
  return made
}

/** The page knows these fields of a single claim before the points are loaded. */
export interface LoneClaim extends MapPoint {
  id: number
  code: number
  category: number
}

/** Returns the same place that will be made from the points. */
export function placesOfClaim({ id, latitude, longitude, code, category }: LoneClaim, drawing: Drawing): MarkedPlace[] {
  const origin = { x: Math.round(longitude * POINT_SCALE), y: Math.round(latitude * POINT_SCALE) }
  return claimPlaces({ origin, id: [id], x: [0], y: [0], code: [code], category: [category] }, drawing)
}

/** Returns every claim of the answer as a place, grouped. */
export function claimPlaces(points: ClaimPoints, drawing: Drawing): MarkedPlace[] {
  const { columns, clusters } = prepareClaims(points)
  const places = points.id.map((_, index) => new ClaimPlace(points, { index, columns, drawing }))
  groupPlaces(places, clusters)
  return places
}

function columnsOf({ origin, x, y, code }: ClaimPoints): PointColumns {
  return {
    colors: Uint8Array.from(code, (one) => signColors.indexOf(signOf(one, null).color)),
    longitudes: Float64Array.from(x, (part) => (origin.x + part) / POINT_SCALE),
    latitudes: Float64Array.from(y, (part) => (origin.y + part) / POINT_SCALE),
  }
}

/**
 * Represents a claim as a place. Its texts are computed when its marker is drawn, because of a hundred thousand claims
 * only some dozens are on the screen.
 */
class ClaimPlace implements MarkedPlace {
  readonly id: number
  readonly latitude: number
  readonly longitude: number

  private readonly index: number
  private readonly drawing: Drawing

  constructor(
    private readonly points: ClaimPoints,
    { index, columns, drawing }: { index: number; columns: PointColumns; drawing: Drawing },
  ) {
    this.index = index
    this.drawing = drawing
    this.id = points.id[index] ?? 0
    this.longitude = columns.longitudes[index] ?? 0
    this.latitude = columns.latitudes[index] ?? 0
  }

  get title() {
    return `${this.theme?.title ?? 'Заявка'}, № ${this.id}`
  }

  get address() {
    return claimStatusName(this.code)
  }

  get href() {
    return claimHref(this.id, this.drawing.query)
  }

  get sign() {
    return signOf(this.code, this.theme?.icon ?? null)
  }

  private get code() {
    return this.points.code[this.index] ?? 1
  }

  private get theme() {
    return this.drawing.themes.find(({ id }) => id === this.points.category[this.index])
  }
}
