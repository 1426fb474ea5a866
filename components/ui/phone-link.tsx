import { Fragment } from 'react'
import { WholeNumber } from '@/components/ui/whole-numbers'
import { formatPhone, phoneHref } from '@/lib/text/phone'

/** A number may break between the code of the town, the number itself and an extension. */
const SEAM = /(?<=[),])\s/

/** Draws a number to dial; it breaks between its parts alone, and only where large letters make it too long. */
export function PhoneLink({ phone, className = 'link' }: { phone: string; className?: string }) {
  return (
    <a href={phoneHref(phone)} className={`tabular inline-block max-w-full ${className}`}>
      {/* it is one element, for a link may be a flex box, which would drop the spaces between the parts */}
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
