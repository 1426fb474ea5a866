import { PhoneLink } from '@/components/ui/text/contact-links'

/** Says «Запись по телефону» with the number to press; nothing where it is not known. */
export function BookingPhone({ phone, className }: { phone: string | null; className?: string }) {
  if (!phone) return null
  return (
    <p className={className}>
      Запись по телефону: <PhoneLink phone={phone} className="link target" />
    </p>
  )
}
