import { Fragment } from 'react'
import { WholeNumber } from '@/components/ui/whole-numbers'
import { formatPhone, phoneHref } from '@/lib/shared/phone'

/** Between the code of the town, the number itself and an extension. */
const SEAM = /(?<=[),])\s/

/** A number to dial, broken between its parts alone, and only where it is longer than a line: of large letters. */
export function PhoneLink({ phone, className = 'link' }: { phone: string; className?: string }) {
  return (
    <a href={phoneHref(phone)} className={`tabular inline-block max-w-full ${className}`}>
      {/* one element, for a link may be a flex box, which would drop the spaces between the parts */}
      <span>
        {formatPhone(phone)
          .split(SEAM)
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <WholeNumber>{part}</WholeNumber>
            </Fragment>
          ))}
      </span>
    </a>
  )
}
