import { classNames } from '@/components/ui/class-names'
import type { Html } from '@/components/ui/text/html-text'

/** CSS class of every link to a phone. */
export const PHONE_LINK = 'phone-link'

/** A phone formatted by the server (`toShownPhone`). */
export interface ShownPhone {
  href: string
  html: Html
}

export function ShownPhoneLink({ phone, className = 'link' }: { phone: ShownPhone; className?: string }) {
  return (
    <a
      href={phone.href}
      className={classNames(PHONE_LINK, className)}
      dangerouslySetInnerHTML={{ __html: phone.html }}
    />
  )
}
