import { formatPhone, phoneHref } from '@/lib/shared/phone'

/** A number to dial, broken between lines only where it is longer than one: on narrow screens and of large letters. */
export function PhoneLink({ phone, className = 'link' }: { phone: string; className?: string }) {
  return (
    <a href={phoneHref(phone)} className={`tabular inline-block max-w-full ${className}`}>
      {formatPhone(phone)}
    </a>
  )
}
