import { countMetres } from '@/lib/contract/web-mercator'
import { findThumbnails, type CardRow } from '@/lib/domains/claims/queue/repository'
import type { SimilarClaim } from '@/lib/domains/claims/queue/shapes'
import { findSimilar, findUnfinished, type ClaimRow } from '@/lib/domains/claims/repository'
import { SIMILAR_RADIUS } from '@/lib/domains/claims/rules'
import { claimCodes, claimStatusName, isOpenClaim } from '@/lib/domains/claims/states'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { readAddress } from '@/lib/platform/map/address-text'
import { toImage } from '@/lib/platform/pictures/media'

const MAX_SIMILAR = 5
/** Those among which the ones that wait for an answer are looked for. */
const MAX_NEAREST = 20

/** Returns claims of the theme near a point that are not answered: those at the address first, then the nearest. */
export async function findNearby(
  { address, ...point }: { x: number; y: number; address: string },
  categoryId: number,
): Promise<SimilarClaim[]> {
  const found = await findUnfinished({ ...point, categoryId, radius: SIMILAR_RADIUS }, MAX_NEAREST)
  const [named] = readAddress(address)
  const isThere = (claim: ClaimRow) =>
    readAddress(claim.address).some(({ street, house }) => street === named?.street && house === named.house)
  return toSimilar(point, [...found.filter(isThere), ...found.filter((claim) => !isThere(claim))])
}

/** Returns claims of the theme near a claim: those that wait for an answer first, then, for moderators, for them. */
export async function listAlike(claim: CardRow, { isModerator }: StaffScope): Promise<SimilarClaim[]> {
  const { category_id: categoryId } = claim
  if (categoryId === null) return []
  const vicinity = { ...claim, categoryId, radius: SIMILAR_RADIUS }
  const found = await findSimilar(vicinity, MAX_NEAREST)
  const unfinished = isModerator ? await findUnfinished(vicinity, MAX_NEAREST) : []
  const unpublished = unfinished.filter(({ id, code }) => id !== claim.id && code === claimCodes.inModeration)
  const others = found.filter(({ id }) => id !== claim.id)
  const waiting = others.filter(({ code }) => isOpenClaim(code))
  return toSimilar(claim, [...waiting, ...unpublished, ...others.filter(({ code }) => !isOpenClaim(code))])
}

async function toSimilar(point: { x: number; y: number }, ranked: readonly ClaimRow[]): Promise<SimilarClaim[]> {
  const others = ranked.slice(0, MAX_SIMILAR)
  const thumbnails = others.length === 0 ? [] : await findThumbnails(others.map(({ id }) => id))
  return others.map(({ id, address, code, text, x, y }) => ({
    id,
    address,
    state: claimStatusName(code),
    isOpen: isOpenClaim(code),
    isUnpublished: code === claimCodes.inModeration,
    text,
    metres: countMetres(point, { x, y }),
    image: toImage(thumbnails.find((one) => one.id === id)?.image),
  }))
}
