import { formatPhone, phoneHref } from '@/lib/shared/phone'

/** A number to dial, never broken between lines. */
export function PhoneLink({ phone, className = 'link' }: { phone: string; className?: string }) {
  return (
    <a href={phoneHref(phone)} className={`tabular whitespace-nowrap max-[24rem]:whitespace-normal ${className}`}>
      {formatPhone(phone)}
    </a>
  )
}
