import { Link } from '@/components/ui/link'
import type { ShownClaim } from '@/components/features/claims/shown-claim'
import { StatusShape } from '@/components/features/claims/status-badge'
import { Picture, PictureTile } from '@/components/ui/picture/picture'
import { Badge } from '@/components/ui/text/badge'
import { TimeText } from '@/components/ui/text/time-text'
import { claimStatusName } from '@/lib/domains/claims/states'

interface ClaimRowProps {
  claim: ShownClaim
  heading?: 'h2' | 'h3'
}

export function ClaimRow({ claim, heading: Heading = 'h2' }: ClaimRowProps) {
  const { id, href, title, code, isOverdue, text, created, joined, picture } = claim
  return (
    <div
      data-place={id}
      className="group relative flex gap-4 py-3 max-sm:-mx-2 max-sm:px-2 transition-colors hover:bg-ground data-active:bg-brand-tint sm:px-3"
    >
      {/* first in the page, so the text knows its width before the rest of a slow page is there */}
      {picture ? (
        <div className="order-last ml-auto w-18 max-w-[33%] shrink-0 sm:w-24">
          <Picture image={picture} ratio="square" sizes="6rem" decorative />
        </div>
      ) : (
        <PictureTile icon="map-pin" className="order-last ml-auto max-sm:hidden" />
      )}
      <div className="min-w-0 flex-1">
        <p className="tabular flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-2 font-medium text-ink">
            <StatusShape code={code} />
            {claimStatusName(code)}
          </span>
          <span>
            № {id} <TimeText time={created} />
          </span>
          {isOverdue && <Badge tone="danger">Срок прошёл</Badge>}
        </p>
        <Heading className="mt-1 leading-snug font-semibold">
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </Heading>
        <p className="mt-0.5 text-ink-soft max-sm:line-clamp-1">{text}</p>
        {joined && <p className="tabular mt-0.5 text-sm text-ink-soft">{joined}</p>}
      </div>
    </div>
  )
}
