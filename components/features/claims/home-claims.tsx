'use client'

import { MoreLink } from '@/components/ui/home-band'
import { paths } from '@/lib/config/paths'
import { formatCount } from '@/lib/text/plural'

export function HomeClaims({ solved }: { solved: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:block lg:self-end">
      {solved > 0 && (
        <p className="font-semibold lg:mb-1">
          {formatCount(solved, ['заявка жителей решена', 'заявки жителей решены', 'заявок жителей решено'])}
        </p>
      )}
      <MoreLink href={paths.socialControlMap} label="Карта заявок" />
    </div>
  )
}
