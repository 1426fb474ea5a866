import { toShownDay } from '@/components/ui/text/date-text'
import { paths } from '@/lib/config/paths'
import type { ClaimProject } from '@/lib/domains/claims/graphql/operations'

export type SolvedRow = ReturnType<typeof toSolvedRow>

export function toSolvedRow({ id, address, category, head_img: before, report_img: after, ...claim }: ClaimProject) {
  return {
    href: paths.claim(id),
    title: `${category.title}, ${address}`,
    solved: toShownDay(claim.date_publication, { zone: 'UTC' }),
    photos: before && after && { before: before.img.url, after: after.img.url },
  }
}
