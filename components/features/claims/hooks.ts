import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { pointsQuery } from '@/components/features/claims/claim-address'
import { prepareClaims } from '@/components/features/claims/claim-place'
import { sendClaim, uploadClaimImages, type ClaimDraft } from '@/components/features/claims/send-claim'
import { shrinkPhoto } from '@/components/ui/files/shrink-photo'
import type { MapBounds } from '@/components/ui/map/map-place'
import { readAnswer } from '@/lib/api/answer'
import { call } from '@/lib/api/browser'
import { callGraph } from '@/lib/api/graph-browser'
import { idempotencyKey } from '@/lib/api/idempotency-key'
import { buildRequest } from '@/lib/api/request'
import { isConnectionLost, keepWaiting } from '@/lib/api/waiting-messages'
import { listClaims, listMyClaims, type ClaimListFilter, type MyClaims } from '@/lib/domains/claims/lists-contract'
import { judgeClaim, judgeGuestClaim } from '@/lib/domains/claims/verdicts/contract'
import {
  getClaimCategories,
  listClaimPoints,
  type ClaimCategoryTree,
  type ClaimPoints,
} from '@/lib/domains/claims/contract'
import { AppError } from '@/lib/contract/errors'
import { joinClaim, similarClaims } from '@/lib/domains/claims/graph/operations'
import { typesetAnswer } from '@/lib/shared/typography'

/** Fields of the report form as they stand on the screen. */
export interface ReportValues {
  address: string
  /** Longitude and latitude, named as the contract names them, so that its refusals find their field. */
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

/** What the page has asked for with itself (see PointsPreload): read when this script has come, not when there is a map. */
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
  return (await readAnswer(listClaimPoints, await fetch(url))).points
}

/** Once: whoever asks again wants what is now. */
function takePoints(query: PointsQuery): Promise<ClaimPoints> {
  const { url } = buildRequest(window.location.origin, listClaimPoints, { query })
  const points = early?.url === url ? early.points : readPoints(url)
  early = null
  return points
}

/** Points of everything the filter finds. */
export function useClaimPoints(filter: Partial<ClaimListFilter>) {
  const query = pointsQuery(filter)
  return useQuery({
    queryKey: ['claim-points', query],
    queryFn: () => takePoints(query),
    placeholderData: (before) => before,
    // a hundred thousand points are taken as they come: looking for what stayed the same costs more than drawing anew
    structuralSharing: false,
  })
}

/** Claims of the filter inside the part of the city that the map shows. */
export function useClaimsInSight(filter: Partial<ClaimListFilter>, bounds: MapBounds) {
  const query = { ...pointsQuery(filter), bbox: bounds.map((degrees) => degrees.toFixed(5)).join(',') }
  return useInfiniteQuery({
    queryKey: ['claims-in-sight', query],
    queryFn: async ({ pageParam }) =>
      typesetAnswer(await call(listClaims, { query: { ...query, page: pageParam } })).claims,
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
    networkMode: 'always', // without a connection those of the last visit serve
  })
}

/** Open to everyone, so they may lie in the browser: a problem is often met where there is no connection. */
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
    // a browser that keeps nothing, or has no room, asks again next time
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

/** Claims of the theme around the point; nothing is asked before both are chosen. */
export function useSimilarClaims(point: { x: number; y: number } | null, category: number | null) {
  return useQuery({
    queryKey: ['similar-claims', point, category],
    queryFn: async () =>
      typesetAnswer(await callGraph(similarClaims, { x: point?.x ?? 0, y: point?.y ?? 0, category_id: category ?? 0 }))
        .SimilarClaims,
    enabled: point !== null && category !== null,
  })
}

interface Report {
  claim: ClaimDraft
  photos: readonly File[]
  /** The form as it stands: without a connection it waits with the claim. */
  typed: Record<string, string | boolean>
}

/**
 * Shrinks and uploads the photos, then sends the claim; the same form sent again makes nothing twice. The answer is the
 * server's word, or null when the connection was lost and the claim waits on this device.
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
        if (await keepWaiting({ ...waits, files, ...known(photos, uploaded.current) })) return null
        throw error
      }
    },
    onError: (error) => {
      if (error instanceof AppError && error.code !== 'unavailable') key.current = undefined
    },
  })
}

/** Addresses of the photos when all of them are on the server: a repeat has to name the same ones. */
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

/** What the resident has to do with claims: own ones, joined ones. */
export function useMyClaims(isResident: boolean) {
  return useQuery({ queryKey: mineKey, queryFn: () => call(listMyClaims), enabled: isResident })
}

export function useJoinClaim(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await callGraph(joinClaim, { id })).ClaimJoin,
    onSuccess: ({ id: joined }) => {
      // a merged duplicate answers the claim that stays
      client.setQueryData<MyClaims>(
        mineKey,
        (mine) => mine && { ...mine, joined: [...new Set([id, joined, ...mine.joined])] },
      )
      // whether it counts already is the server's to say
      return client.invalidateQueries({ queryKey: mineKey })
    },
  })
}

interface Verdict {
  id: number
  is_accepted: boolean
  user_comment: string | null
  photos: readonly File[]
  /** Of a guest's letter; a resident needs none. */
  letterKey: string | null
}

/** The author's word on the answer, with a photo if there is one. */
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
