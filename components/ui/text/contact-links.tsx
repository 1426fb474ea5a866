import { classNames } from '@/components/ui/class-names'
import { contactsHtml, EMAIL_LINK, toShownPhone } from '@/components/ui/text/contacts-html'
import { HtmlText } from '@/components/ui/text/html-text'
import { breakableHtml } from '@/components/ui/text/line-breaks-html'
import { ShownPhoneLink } from '@/components/ui/text/shown-phone'
import type { ReactNode } from 'react'

interface TextWithContactsProps {
  text: string
  link?: string
}

/** Plain text of editors with clickable phones and emails. Residents' texts stay as written. */
export function TextWithContacts({ text, link }: TextWithContactsProps) {
  return <HtmlText html={contactsHtml(text, link)} />
}

/** Wraps as a whole; a too long address breaks only after «@» and before a dot. */
export function EmailLink({ email, className = 'link target' }: { email: string; className?: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className={classNames(EMAIL_LINK, className)}
      dangerouslySetInnerHTML={{ __html: breakableHtml(email) }}
    />
  )
}

export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return <ShownPhoneLink phone={toShownPhone(phone)} {...(className && { className })} />
}

export function BookingPhone({ phone, className }: { phone: string | null; className?: string }) {
  if (!phone) return null
  return (
    <p className={className}>
      Запись по телефону: <PhoneLink phone={phone} className="link target" />
    </p>
  )
}

interface ContactLineProps {
  icon: ReactNode
  className?: string
  children: ReactNode
}

/** A line of an `<address>`: icon and phone, email or place. */
export function ContactLine({ icon, className, children }: ContactLineProps) {
  return (
    <p className={classNames('flex gap-3', className)}>
      <span className="mt-0.75 shrink-0 text-brand *:size-5">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}
