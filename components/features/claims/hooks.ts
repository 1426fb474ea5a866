import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { pointsQuery } from '@/components/features/claims/claim-address'
import { prepareClaims } from '@/components/features/claims/claim-place'
import { sendClaim, uploadClaimImages, type ClaimDraft } from '@/components/features/claims/send-claim'
import { shrinkPhoto } from '@/components/ui/file/shrink-photo'
import type { MapBounds } from '@/components/map/map-place'
import { readAnswer, call, buildRequest } from '@/lib/client/call'
import { callGraphql } from '@/lib/client/call-graphql'
import { idempotencyKey } from '@/lib/client/use-idempotent-send'
import { isConnectionLost, storeInOutbox } from '@/lib/client/outbox-messages'
import {
  listClaims,
  listMyClaims,
  type MyClaims,
  judgeClaim,
  judgeGuestClaim,
  getClaimCategories,
  listClaimPoints,
} from '@/lib/domains/claims/contract'
import type { ClaimListFilter, ClaimCategoryTree, ClaimPoints } from '@/lib/domains/claims/shapes'
import { AppError } from '@/lib/contract/errors'
import { joinClaim, similarClaims } from '@/lib/domains/claims/graphql/operations'
import { typesetData } from '@/lib/text/typography'
import { fetchWithRetry } from '@/lib/runtime/fetch-with-retry'

/** These are the fields of the report form as they stand on the screen. */
export interface ReportValues {
  address: string
  /** They are longitude and latitude, named as in the contract, so that its errors find their field. */
  x: string
  y: string
  top_id: string
  category_id: string
  text: string
  images: File[]
  name: string
  email: string
  phone: string
  agree_with_rules: boolean
}

const THEMES = 'claim-themes'
const mineKey = ['my-claims']

type PointsQuery = ReturnType<typeof pointsQuery>

/**
 * The page has preloaded these points (see PointsPreload). They are read as soon as this script is loaded, before there
 * is a map.
 */
let early = readEarly()

function readEarly(): { url: string; points: Promise<ClaimPoints> } | null {
  const link =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLLinkElement>(`link[as="fetch"][href^="${listClaimPoints.path}"]`)
  if (!link) return null
  const points = readPoints(link.href)
  points.then(prepareClaims).catch(() => undefined)
  return { url: link.href, points }
}

async function readPoints(url: string): Promise<ClaimPoints> {
  return (await readAnswer(listClaimPoints, await fetchWithRetry(url))).points
}

/** Returns the preloaded points once; later calls load the points anew, to get the current ones. */
function takePoints(query: PointsQuery): Promise<ClaimPoints> {
  const { url } = buildRequest(window.location.origin, listClaimPoints, { query })
  const points = early?.url === url ? early.points : readPoints(url)
  early = null
  return points
}

/** Returns the points of all claims that match the filter. */
export function useClaimPoints(filter: Partial<ClaimListFilter>) {
  const query = pointsQuery(filter)
  return useQuery({
    queryKey: ['claim-points', query],
    queryFn: () => takePoints(query),
    placeholderData: (before) => before,
    // Structural sharing is off: to compare a hundred thousand points costs more than to draw them anew.
    structuralSharing: false,
  })
}

/** Returns the claims of the filter inside the visible part of the map. */
export function useClaimsInSight(filter: Partial<ClaimListFilter>, bounds: MapBounds) {
  const query = { ...pointsQuery(filter), bbox: bounds.map((degrees) => degrees.toFixed(5)).join(',') }
  return useInfiniteQuery({
    queryKey: ['claims-in-sight', query],
    queryFn: async ({ pageParam }) =>
      typesetData(await call(listClaims, { query: { ...query, page: pageParam } })).claims,
    initialPageParam: 1,
    getNextPageParam: ({ current_page: page, last_page: last }) => (page < last ? page + 1 : undefined),
    placeholderData: (before) => before,
  })
}

export function useThemes() {
  return useQuery({
    queryKey: ['claim-themes'],
    queryFn: askThemes,
    staleTime: Infinity,
    networkMode: 'always', // Without a connection it returns the themes of the last visit.
  })
}

/**
 * Returns the themes and stores them in the browser, because a problem is often met where there is no connection. They
 * are public, so they may be stored.
 */
export async function askThemes(): Promise<ClaimCategoryTree[]> {
  try {
    const { categories } = await call(getClaimCategories)
    keepThemes(categories)
    return categories
  } catch (error) {
    const kept = keptThemes()
    if (kept) return kept
    throw error
  }
}

function keepThemes(categories: readonly ClaimCategoryTree[]): void {
  try {
    window.localStorage.setItem(THEMES, JSON.stringify(categories))
  } catch {
    // When the browser cannot store them, the themes are loaded again next time.
  }
}

function keptThemes(): ClaimCategoryTree[] | undefined {
  try {
    const categories: unknown = JSON.parse(window.localStorage.getItem(THEMES) ?? 'null')
    return getClaimCategories.answer.safeParse({ categories }).data?.categories
  } catch {
    return undefined
  }
}

/** Returns claims of the theme around the point; nothing is loaded before both are chosen. */
export function useSimilarClaims(point: { x: number; y: number } | null, category: number | null) {
  return useQuery({
    queryKey: ['similar-claims', point, category],
    queryFn: async () =>
      typesetData(await callGraphql(similarClaims, { x: point?.x ?? 0, y: point?.y ?? 0, category_id: category ?? 0 }))
        .SimilarClaims,
    enabled: point !== null && category !== null,
  })
}

interface Report {
  claim: ClaimDraft
  photos: readonly File[]
  /** It is the state of the form, which is stored with the claim when there is no connection. */
  typed: Record<string, string | boolean>
}

/**
 * Shrinks and uploads the photos, then sends the claim. Sending the same form again creates nothing twice. It returns
 * the server's answer, or null when the connection was lost and the claim waits on this device.
 */
export function useSendClaim(isResident: boolean) {
  const key = useRef<string>(undefined)
  const uploaded = useRef(new WeakMap<File, string>())
  return useMutation({
    mutationFn: async ({ claim, photos, typed }: Report) => {
      key.current ??= idempotencyKey()
      try {
        const images = await uploadPhotos(photos, uploaded.current)
        return await sendClaim({ claim, images, key: key.current, isResident })
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        const waits = { kind: 'claim', key: key.current, title: claim.text, input: claim, typed }
        const files = { images: await Promise.all(photos.map(shrinkPhoto)) }
        if (await storeInOutbox({ ...waits, files, ...known(photos, uploaded.current) })) return null
        throw error
      }
    },
    onError: (error) => {
      if (error instanceof AppError && error.code !== 'unavailable') key.current = undefined
    },
  })
}

/**
 * Returns the addresses of the photos when all of them are on the server, because a repeated request has to name the
 * same ones.
 */
function known(photos: readonly File[], uploaded: WeakMap<File, string>): { uploaded?: string[] } {
  const urls = photos.flatMap((photo) => uploaded.get(photo) ?? [])
  return urls.length === photos.length ? { uploaded: urls } : {}
}

async function uploadPhotos(photos: readonly File[], known: WeakMap<File, string>): Promise<string[]> {
  const fresh = photos.filter((photo) => !known.has(photo))
  if (fresh.length > 0) {
    const urls = await uploadClaimImages(await Promise.all(fresh.map(shrinkPhoto)))
    urls.forEach((url, index) => fresh[index] && known.set(fresh[index], url))
  }
  return photos.flatMap((photo) => known.get(photo) ?? [])
}

/** Returns the resident's own claims and the claims they have joined. */
export function useMyClaims(isResident: boolean) {
  return useQuery({ queryKey: mineKey, queryFn: () => call(listMyClaims), enabled: isResident })
}

export function useJoinClaim(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await callGraphql(joinClaim, { id })).ClaimJoin,
    onSuccess: ({ id: joined }) => {
      // For a merged duplicate the answer names the claim it was merged into, so both ids are added.
      client.setQueryData<MyClaims>(
        mineKey,
        (mine) => mine && { ...mine, joined: [...new Set([id, joined, ...mine.joined])] },
      )
      // The server decides whether the join counts already, so the list is loaded again.
      return client.invalidateQueries({ queryKey: mineKey })
    },
  })
}

interface Verdict {
  id: number
  is_accepted: boolean
  user_comment: string | null
  photos: readonly File[]
  /** It is the key of a guest's letter; a resident needs none. */
  letterKey: string | null
}

/** Sends the author's verdict on the answer, with a photo if there is one. */
export function useJudgeClaim() {
  const client = useQueryClient()
  const uploaded = useRef(new WeakMap<File, string>())
  return useMutation({
    mutationFn: async ({ photos, letterKey: key, ...verdict }: Verdict) => {
      const [image = null] = await uploadPhotos(photos, uploaded.current)
      const body = { ...verdict, image }
      return key === null ? call(judgeClaim, { body }) : call(judgeGuestClaim, { body: { ...body, key } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: mineKey }),
  })
}
