import { queryOptions, useQuery } from '@tanstack/react-query'
import { claimHref } from '@/components/features/claims/claim-address'
import { toSign } from '@/components/features/claims/status-badge'
import { toColumns, type ChosenClaim, type CityClaims } from '@/components/features/claims/city-claims'
import { CityGroups } from '@/components/map/city-groups'
import type { MarkedPlace } from '@/components/map/map-place'
import { clusterPoints, PlaceGroups, type Clusters } from '@/components/map/place-groups'
import type { PointColumns } from '@/components/map/point-clusters'
import { POINT_SCALE } from '@/lib/domains/claims/rules'
import type { ClaimPoints } from '@/lib/domains/claims/shapes'
import { claimStatusName } from '@/lib/domains/claims/states'
import { fetchWithRetry } from '@/lib/runtime/fetch-with-retry'

export interface MarkedTheme {
  id: number
  title: string
  icon: string | null
}

/** Shared by all markers of a map. `query` is the filter in the addresses of claims. */
interface Drawing {
  themes: readonly MarkedTheme[]
  query: string
}

interface LoadedPoints {
  points: ClaimPoints
  columns: PointColumns
  clusters: Clusters
}

export function useClaimPoints(url: string) {
  return useQuery({ ...pointsOptions(url), placeholderData: (before) => before })
}

function pointsOptions(url: string) {
  return queryOptions({
    queryKey: ['claim-points', url],
    queryFn: () => loadPoints(url),
    // comparing a hundred thousand points costs more than drawing them anew
    structuralSharing: false,
  })
}

/**
 * Clusters the points at once: with a hundred thousand it takes as long as the map needs to load. The contract is not
 * checked: evaluating its schemas takes a cheap phone a quarter of a second, and only the map needs them.
 */
async function loadPoints(url: string): Promise<LoadedPoints> {
  const response = await fetchWithRetry(url)
  if (!response.ok) throw new Error(`The points of claims: ${response.status}`)
  const { points } = (await response.json()) as { points: ClaimPoints }
  const columns = toColumns(points)
  return { points, columns, clusters: clusterPoints(columns) }
}

export function groupClaims({ points, columns, clusters }: LoadedPoints, drawing: Drawing): PlaceGroups {
  return new PlaceGroups(toPlaces(points, columns, drawing), clusters)
}

/** Groups what came with the page, until the points are loaded. */
export function groupFirstClaims(chosen: ChosenClaim | null, city: CityClaims | null, drawing: Drawing): PlaceGroups {
  const points = city ? city.singles : toPoints(chosen ? [chosen] : [])
  const columns = toColumns(points)
  const clusters = city ? Promise.resolve(new CityGroups(city.city)) : clusterPoints(columns)
  return new PlaceGroups(toPlaces(points, columns, drawing), clusters)
}

function toPoints(claims: readonly ChosenClaim[]): ClaimPoints {
  return {
    origin: { x: 0, y: 0 },
    id: claims.map(({ id }) => id),
    x: claims.map(({ longitude }) => Math.round(longitude * POINT_SCALE)),
    y: claims.map(({ latitude }) => Math.round(latitude * POINT_SCALE)),
    code: claims.map(({ code }) => code),
    category: claims.map(({ category }) => category),
  }
}

function toPlaces(points: ClaimPoints, columns: PointColumns, drawing: Drawing): MarkedPlace[] {
  return points.id.map((_, index) => new ClaimPlace(points, { index, columns, drawing }))
}

/** Computes its texts when its marker is drawn: of a hundred thousand claims only some dozens are on the screen. */
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
    return toSign(this.code, this.theme?.icon ?? null)
  }

  private get code() {
    return this.points.code[this.index] ?? 1
  }

  private get theme() {
    return this.drawing.themes.find(({ id }) => id === this.points.category[this.index])
  }
}
