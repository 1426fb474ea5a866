import { Link } from '@/components/ui/link'
import type { ShownClaim } from '@/components/features/claims/shown-claim'
import { StatusBadge } from '@/components/features/claims/status-badge'
import { Picture, PictureTile } from '@/components/ui/picture/picture'
import { Badge } from '@/components/ui/text/badge'
import { TimeText } from '@/components/ui/text/time-text'

interface ClaimRowProps {
  claim: ShownClaim
  heading?: 'h2' | 'h3'
}

export function ClaimRow({ claim, heading: Heading = 'h2' }: ClaimRowProps) {
  const { id, href, title, code, isOverdue, text, created, joined, picture } = claim
  return (
    <div
      data-place={id}
      className="group relative flex gap-4 py-4 max-sm:-mx-2 max-sm:px-2 transition-colors hover:bg-ground data-active:bg-brand-tint sm:px-3"
    >
      {/* first in the page, so the text knows its width before the rest of a slow page is there */}
      {picture ? (
        <div className="order-last ml-auto w-20 max-w-[33%] shrink-0 sm:w-28">
          <Picture image={picture} ratio="square" sizes="7rem" decorative />
        </div>
      ) : (
        <PictureTile icon="map-pin" className="order-last ml-auto" />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StatusBadge code={code} />
          {isOverdue && <Badge tone="danger">Срок прошёл</Badge>}
        </p>
        <Heading className="mt-1.5 leading-snug font-semibold">
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </Heading>
        <p className="mt-1 text-ink-soft">{text}</p>
        <p className="tabular mt-1.5 text-sm text-ink-soft">
          № {id} <TimeText time={created} />
          {joined && ` · ${joined}`}
        </p>
      </div>
    </div>
  )
}
