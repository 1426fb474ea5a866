import 'server-only'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { claimHref, claimsQuery, pointsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { groupCityClaims, type CityClaims } from '@/components/features/claims/city-claims'
import type { FirstClaims } from '@/components/features/claims/claims-picture'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { presentLabels } from '@/components/ui/filtered-list/section-text'
import { read, readGraphql, readSharedGraphql } from '@/lib/page-data/call-operation'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { CLAIMS_PER_PAGE, type ClaimFigure } from '@/lib/domains/claims/rules'
import {
  claimListFilter,
  type ClaimDetails,
  type ClaimListFilter,
  type ClaimListItem,
  type ClaimState,
} from '@/lib/domains/claims/shapes'
import {
  getClaim as getClaimOperation,
  getClaimFigures,
  listClaims,
  getAboutSocialControl,
  getClaimCategories,
  listClaimPoints,
  getClaimState as getClaimStateOperation,
} from '@/lib/domains/claims/contract'
import { listMapNames, type MapNames } from '@/lib/domains/geocode/contract'
import { AppError } from '@/lib/contract/errors'
import { claimDictionaries, socialControlHome, type ClaimDictionaries } from '@/lib/domains/claims/graphql/operations'
import { claimMessages } from '@/lib/domains/claims/messages'
import { emptyPage } from '@/lib/contract/page'
import { idParams, type Page } from '@/lib/contract/shapes'
import { getListParam, getParam, type SearchParams } from '@/lib/config/search-params'
import { cachedPerContentVersion } from '@/lib/runtime/content-cache'

export type ClaimsPage = Awaited<ReturnType<typeof readClaimsPage>>

const noClaims = emptyPage<never>(CLAIMS_PER_PAGE, paths.socialControlMap)

const claimsPage = defineFilteredPage({
  read: async (filter: ClaimListFilter) => {
    const [claims, known] = await Promise.all([getClaims(JSON.stringify(filter)), readFilterTerms(filter)])
    return { claims, known, words: describeFilter(filter, known) }
  },
  filter: claimListFilter,
  path: paths.socialControlMap,
  address: {
    codes: 'codes',
    parents: 'parents',
    category: 'category',
    department: 'department',
    figure: 'figure',
    text: 'text',
    overdue: 'overdue',
    start_date: 'start_date',
    end_date: 'end_date',
  },
  empty: { claims: noClaims, words: [], known: { parents: [], category: [], department: [] } },
  terms: ({ known }) => known,
  unknown: {
    codes: claimMessages.unknownState,
    parents: 'Такой темы нет',
    category: 'Такой темы нет',
    department: 'Такого ведомства нет',
    figure: 'Такого показателя нет',
    overdue: 'Такого условия о сроке нет',
  },
  indexed: ['codes', 'parents', 'category', 'department'],
})

/** Returns the content of an address; `claim` is undefined if it names none, null if there is no such claim. */
export async function readClaimsPage(address: SearchParams) {
  const params = { ...address, codes: getListParam(address, 'codes'), parents: getListParam(address, 'parents') }
  const number = getParam(params, 'claim')
  if (number !== undefined) {
    const { filter } = claimsPage.readFilter(params)
    const shown = { filter, claims: noClaims, words: [], wrong: undefined, noindex: false }
    return { ...shown, claim: await getClaimAt(number, filter) }
  }
  const { answer, ...shown } = await claimsPage.readAnswer(params)
  return { ...shown, claims: answer.claims, words: answer.words, claim: undefined }
}

async function readFilterTerms({ parents, category, department }: ClaimListFilter) {
  const [dictionaries, figures] = await Promise.all([
    parents || category ? getDictionaries() : null,
    department ? getFigures() : [],
  ])
  const categories = dictionaries?.AllClaimCategories ?? []
  return {
    parents: parents ? categories : [],
    category: category ? categories.flatMap(({ childCategories }) => childCategories) : [],
    department: figures.map((row) => row.department),
  }
}

const figureWords: Record<ClaimFigure, string> = {
  answered: 'с ответом ведомства',
  on_time: 'ответ дан в срок',
  due: 'срок ответа наступил или ответ уже дан',
  judged: 'автор оценил ответ',
  not_accepted: 'автор ответил «не решено»',
}

function describeFilter(
  { department, category, figure, overdue }: ClaimListFilter,
  known: Awaited<ReturnType<typeof readFilterTerms>>,
): string[] {
  return presentLabels([
    known.department.find(({ id }) => id === department)?.title,
    known.category.find(({ id }) => id === category)?.title,
    figure && figureWords[figure],
    overdue && 'срок ответа прошёл',
  ])
}

/** The filter is a string, so `cache` loads the list once for the page and its metadata. */
const getClaims = cache(async (filter: string): Promise<Page<ClaimListItem>> => {
  const answer = await read(listClaims, { query: JSON.parse(filter) as ClaimListFilter })
  return answer?.claims ?? noClaims
})

export async function getFirstClaims(
  claim: ClaimDetails | null | undefined,
  filter: ClaimListFilter,
): Promise<FirstClaims> {
  const names = await getMapNames()
  if (!claim) return { names, chosen: null, groups: await getClaimsOfCity(filter) }
  const { id, x, y, code, category } = claim
  return { names, chosen: { id, longitude: x, latitude: y, code, category: category.id }, groups: null }
}

/** Without names clusters stay where their claims are. */
function getMapNames(): Promise<MapNames> {
  return cachedPerContentVersion('names of the map', async () => (await read(listMapNames))?.names ?? [])
}

/**
 * Returns null if there are none, or if the backend is reached over the network: then the map loads the points itself.
 */
async function getClaimsOfCity(filter: ClaimListFilter): Promise<CityClaims | null> {
  if (env.API_URL) return null
  const query = pointsQuery(filter)
  const make = async () => {
    const answer = await read(listClaimPoints, { query })
    // thrown, so the logged failure is not cached
    if (!answer) throw new AppError('unavailable')
    return groupCityClaims(answer.points)
  }
  return cachedPerContentVersion(`claims of the city ${JSON.stringify(query)}`, make).catch(() => null)
}

/** Returns null for a wrong number. The address of a duplicate redirects to the claim it was merged into. */
async function getClaimAt(number: string, filter: ClaimListFilter): Promise<ClaimDetails | null> {
  const claim = await getClaim(number)
  if (claim && String(claim.id) !== number) permanentRedirect(claimHref(claim.id, claimsQuery(filter)))
  return claim
}

/** For a merged duplicate returns the claim it was merged into. */
export const getClaim = cache(async (number: string): Promise<ClaimDetails | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getClaimOperation, { params: params.data }, { required: true })
  return answer?.claim ?? null
})

export async function getClaimState(key: string): Promise<ClaimState | null> {
  return (await read(getClaimStateOperation, { query: { key } }, { required: true }))?.claim ?? null
}

/** Without them the filter bar has only the text and the dates. */
export const getDictionaries = cache(
  async () => (await readSharedGraphql(claimDictionaries, {})) ?? { AllClaimStatuses: [], AllClaimCategories: [] },
)

/** Returns the dictionaries with the counts of what each choice would find beside the other filters. */
export async function getCountedDictionaries(filter: ClaimListFilter): Promise<ClaimDictionaries> {
  const [{ AllClaimStatuses: statuses, AllClaimCategories: themes }, byCode, byTheme] = await Promise.all([
    getDictionaries(),
    countPoints({ ...filter, codes: undefined }, 'code'),
    countPoints({ ...filter, parents: undefined }, 'category'),
  ])
  return {
    AllClaimStatuses: statuses.map((one) => ({ ...one, claims_count: byCode?.(one.code) ?? one.claims_count })),
    AllClaimCategories: themes.map((one) => ({ ...one, claims_count: byTheme?.(one.id) ?? one.claims_count })),
  }
}

/** Returns null without a filter: the dictionaries count all claims. */
async function countPoints(filter: ClaimsFilter, column: 'code' | 'category') {
  if (claimsQuery(filter) === '') return null
  const answer = await read(listClaimPoints, { query: pointsQuery(filter) })
  if (!answer) return null
  const counts = new Map<number, number>()
  for (const value of answer.points[column]) counts.set(value, (counts.get(value) ?? 0) + 1)
  return (value: number) => counts.get(value) ?? 0
}

export const getThemes = cache(async () => (await read(getClaimCategories))?.categories ?? [])

export const getAbout = cache(async () => (await read(getAboutSocialControl))?.about_project ?? [])

export const getFigures = cache(async () => (await read(getClaimFigures))?.departments ?? [])

const RECENT = 5

export async function getControlHome() {
  const [home, recent] = await Promise.all([
    readGraphql(socialControlHome, { first: 3 }),
    getClaims(JSON.stringify(claimListFilter.parse({}))),
  ])
  return { home, recent: recent.data.slice(0, RECENT) }
}
