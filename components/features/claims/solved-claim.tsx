'use client'

import { Link } from '@/components/ui/link'
import type { SolvedRow } from '@/components/features/claims/shown-claim'
import { BeforeAfter } from '@/components/ui/picture/before-after'
import { TimeText } from '@/components/ui/text/time-text'

interface SolvedClaimProps {
  claim: SolvedRow
  heading?: 'h2' | 'h3'
}

/** Stands in a file without the list: a page gets every client component that its server files import. */
export function SolvedClaim({ claim: { href, title, solved, photos }, heading: Heading = 'h2' }: SolvedClaimProps) {
  return (
    <div>
      {photos && <BeforeAfter title={title} {...photos} />}
      <Heading className="mt-3 leading-snug font-semibold">
        <Link href={href} className="link-quiet target">
          {title}
        </Link>
      </Heading>
      <p className="mt-1 text-sm text-ink-soft">
        Решено <TimeText time={solved} />
      </p>
    </div>
  )
}
