import { claimHref } from '@/components/features/claims/claim-address'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { toShownMoment, toShownDay } from '@/components/ui/text/date-text'
import type { ClaimListItem } from '@/lib/domains/claims/shapes'
import { formatCount, plural } from '@/lib/text/plural'
import { shorten } from '@/lib/text/shorten'
import { paths } from '@/lib/config/paths'
import type { ClaimProject } from '@/lib/domains/claims/graphql/operations'

/** Characters of two lines on any screen; a phone shows as many of them as fit. */
const TEXT_LENGTH = 150

const JOINED = ['присоединился', 'присоединились', 'присоединились'] as const

export type ShownClaim = ReturnType<typeof toShownClaim>

/** A claim formatted for a list. `query` is the filter of the map, kept in the address of the claim. */
export function toShownClaim(claim: ClaimListItem, zone: string, query = '') {
  const { id, category, address, text, code, created_at: created, joined_count: joined, head_img: image } = claim
  return {
    id,
    href: claimHref(id, query),
    title: `${category.title}, ${address}`,
    code,
    isOverdue: claim.is_overdue,
    text: shorten(text, TEXT_LENGTH),
    created: toShownMoment(created, { form: 'short', zone, prefix: 'от' }),
    joined: joined > 0 ? `${plural(joined, JOINED)} ${formatCount(joined, ['житель', 'жителя', 'жителей'])}` : '',
    picture: image && pictureSource(image, 'cropped'),
  }
}

export type SolvedRow = ReturnType<typeof toSolvedRow>

export function toSolvedRow({ id, address, category, head_img: before, report_img: after, ...claim }: ClaimProject) {
  return {
    href: paths.claim(id),
    title: `${category.title}, ${address}`,
    solved: toShownDay(claim.date_publication, { zone: 'UTC' }),
    photos: before && after && { before: before.img.url, after: after.img.url },
  }
}
