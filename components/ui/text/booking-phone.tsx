import { PhoneLink } from '@/components/ui/text/contact-links'

export function BookingPhone({ phone, className }: { phone: string | null; className?: string }) {
  if (!phone) return null
  return (
    <p className={className}>
      Запись по телефону: <PhoneLink phone={phone} className="link target" />
    </p>
  )
}
