import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { pointsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { uploadPhotos, type UploadedPhotos } from '@/components/features/claims/send-claim'
import type { MapBounds } from '@/components/map/map-place'
import { call } from '@/lib/client/call'
import { callGraphql } from '@/lib/client/call-graphql'
import {
  getClaimCategories,
  judgeClaim,
  judgeGuestClaim,
  listClaims,
  listMyClaims,
  type MyClaims,
} from '@/lib/domains/claims/contract'
import { joinClaim, similarClaims } from '@/lib/domains/claims/graphql/operations'
import type { ClaimCategoryTree } from '@/lib/domains/claims/shapes'
import { typesetData } from '@/lib/text/typography'
import { nextPage } from '@/lib/contract/page'

const CATEGORIES_KEY = 'claim-themes'
const myClaimsKey = ['my-claims']

export function useVisibleClaims(filter: ClaimsFilter, bounds: MapBounds) {
  const query = { ...pointsQuery(filter), bbox: bounds.map((degrees) => degrees.toFixed(5)).join(',') }
  return useInfiniteQuery({
    queryKey: ['visible-claims', query],
    queryFn: async ({ pageParam }) =>
      typesetData(await call(listClaims, { query: { ...query, page: pageParam } })).claims,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: (before) => before,
  })
}

export function useCategories() {
  return useQuery({
    queryKey: ['claim-themes'],
    queryFn: loadCategories,
    staleTime: Infinity,
    networkMode: 'always', // without a connection it returns the categories of the last visit
  })
}

/** Stores the categories in the browser, since a problem is often met where there is no connection. */
export async function loadCategories(): Promise<ClaimCategoryTree[]> {
  try {
    const { categories } = await call(getClaimCategories)
    storeCategories(categories)
    return categories
  } catch (error) {
    const stored = readStoredCategories()
    if (stored) return stored
    throw error
  }
}

function storeCategories(categories: readonly ClaimCategoryTree[]): void {
  try {
    window.localStorage.setItem(CATEGORIES_KEY, JSON.stringify(categories))
  } catch {
    // a browser that cannot store them loads them again next time
  }
}

function readStoredCategories(): ClaimCategoryTree[] | undefined {
  try {
    const categories: unknown = JSON.parse(window.localStorage.getItem(CATEGORIES_KEY) ?? 'null')
    return getClaimCategories.answer.safeParse({ categories }).data?.categories
  } catch {
    return undefined
  }
}

/** Returns claims of the category around the point; loads nothing before both are chosen. */
export function useSimilarClaims(point: { x: number; y: number } | null, category: number | null) {
  return useQuery({
    queryKey: ['similar-claims', point, category],
    queryFn: async () =>
      typesetData(await callGraphql(similarClaims, { x: point?.x ?? 0, y: point?.y ?? 0, category_id: category ?? 0 }))
        .SimilarClaims,
    enabled: point !== null && category !== null,
  })
}

export function useMyClaims(isResident: boolean) {
  return useQuery({ queryKey: myClaimsKey, queryFn: () => call(listMyClaims), enabled: isResident })
}

export function useJoinClaim(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await callGraphql(joinClaim, { id })).ClaimJoin,
    onSuccess: ({ id: joined }) => {
      // a merged duplicate returns the id of the claim it was merged into, so both are added
      client.setQueryData<MyClaims>(
        myClaimsKey,
        (mine) => mine && { ...mine, joined: [...new Set([id, joined, ...mine.joined])] },
      )
      // the server decides whether the join counts already
      return client.invalidateQueries({ queryKey: myClaimsKey })
    },
  })
}

interface Verdict {
  id: number
  is_accepted: boolean
  user_comment: string | null
  photos: readonly File[]
  /** Key of a guest's email; null for a resident. */
  emailKey: string | null
}

/** Sends the verdict by REST, since the graph has no field for its photo. */
export function useJudgeClaim() {
  const client = useQueryClient()
  const uploaded = useRef<UploadedPhotos>(new WeakMap())
  return useMutation({
    mutationFn: async ({ photos, emailKey: key, ...verdict }: Verdict) => {
      const [image = null] = await uploadPhotos(photos, uploaded.current)
      const body = { ...verdict, image }
      return key === null ? call(judgeClaim, { body }) : call(judgeGuestClaim, { body: { ...body, key } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: myClaimsKey }),
  })
}
