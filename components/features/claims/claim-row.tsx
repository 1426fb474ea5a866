import Link from 'next/link'
import { claimHref } from '@/components/features/claims/claim-address'
import { StatusBadge } from '@/components/features/claims/status-badge'
import { Badge } from '@/components/ui/text/badge'
import { MomentText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import type { ClaimListItem } from '@/lib/domains/claims/shapes'
import { formatCount, plural } from '@/lib/text/plural'
import { shorten } from '@/lib/text/shorten'

/** Characters that take two or three lines of a phone. */
const ALONE = 95
const BESIDE_PICTURE = 70

const JOINED = ['присоединился', 'присоединились', 'присоединились'] as const

interface ClaimRowProps {
  claim: ClaimListItem
  zone: string
  /** Filter of the map, kept in the address of the claim. */
  query?: string
  heading?: 'h2' | 'h3'
}

export function ClaimRow({ claim, zone, query = '', heading: Heading = 'h2' }: ClaimRowProps) {
  const { id, category, address, text, code, created_at: created, joined_count: joined, head_img: image } = claim
  return (
    <div
      data-place={id}
      className="group relative flex gap-4 py-4 max-sm:-mx-2 max-sm:px-2 transition-colors hover:bg-ground data-active:bg-brand-tint sm:px-3"
    >
      {/* first in the page, so the text knows its width before the rest of a slow page is there */}
      {image && (
        <div className="order-last w-20 max-w-[33%] shrink-0 sm:w-28">
          <Picture image={image} ratio="square" sizes="7rem" decorative />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StatusBadge code={code} />
          {claim.is_overdue && <Badge tone="danger">Срок прошёл</Badge>}
        </p>
        <Heading className="mt-1.5 leading-snug font-semibold">
          <Link href={claimHref(id, query)} prefetch={false} className="link-quiet cover">
            {category.title}, {address}
          </Link>
        </Heading>
        <p className="mt-1 text-ink-soft">{shorten(text, image ? BESIDE_PICTURE : ALONE)}</p>
        <p className="tabular mt-1.5 text-sm text-ink-soft">
          № {id} <MomentText value={created} form="short" zone={zone} prefix="от" />
          {joined > 0 && ` · ${plural(joined, JOINED)} ${formatCount(joined, ['житель', 'жителя', 'жителей'])}`}
        </p>
      </div>
    </div>
  )
}
