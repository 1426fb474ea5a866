import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { ShownClaim } from '@/components/features/claims/shown-claim'
import { StatusShape } from '@/components/features/claims/status-badge'
import { Picture } from '@/components/ui/picture/picture'
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
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)_auto] -mx-2 px-2 py-2.5 sm:py-3',
        'transition-colors hover:bg-ground data-active:bg-brand-tint',
      )}
    >
      {/* first in the page, so the text knows its width before the rest of a slow page is there */}
      {picture && (
        <div className="col-start-2 row-start-1 ml-4 w-[min(4.5rem,25vw)] sm:row-span-2 sm:w-24">
          <Picture image={picture} ratio="square" sizes="6rem" decorative />
        </div>
      )}
      <div className="col-start-1 row-start-1 min-w-0">
        <Heading className="leading-snug font-semibold">
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </Heading>
        <p className="mt-0.5 line-clamp-2 text-sm sm:text-base sm:leading-5.5">{text}</p>
      </div>
      <p
        className={classNames(
          'tabular mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft max-sm:col-span-full',
          'sm:col-start-1 sm:self-end sm:text-base sm:leading-5.5',
        )}
      >
        <span className="inline-flex items-center gap-1.5">
          <StatusShape code={code} className="size-4" />
          {claimStatusName(code)}
        </span>
        <span>
          № {id} <TimeText time={created} />
        </span>
        {isOverdue && <Badge tone="danger">Срок прошёл</Badge>}
        {joined && <span>{joined}</span>}
      </p>
    </div>
  )
}
