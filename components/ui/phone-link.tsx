import { Fragment } from 'react'
import { formatPhone, phoneHref } from '@/lib/shared/phone'

/** Between the code of the town, the number itself and an extension. */
const SEAM = /(?<=[),])\s/

/** A number to dial, broken between its parts alone, and only where it is longer than a line: of large letters. */
export function PhoneLink({ phone, className = 'link' }: { phone: string; className?: string }) {
  const parts = formatPhone(phone).split(SEAM)
  return (
    <a href={phoneHref(phone)} className={`tabular inline-block max-w-full ${className}`}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className="whitespace-nowrap max-[20rem]:whitespace-normal">{part}</span>
        </Fragment>
      ))}
    </a>
  )
}
