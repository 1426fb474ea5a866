import { CalendarClock } from 'lucide-react'
import { PhoneLink } from '@/components/ui/phone-link'
import { RichText } from '@/components/ui/rich-text'

/** Says how to book a personal visit: the steps, and the phone number for booking. */
export function BookingCard({ booking, phone }: { booking: string; phone: string | null }) {
  if (!booking && !phone) return null
  return (
    <section
      aria-labelledby="booking"
      className="rounded-card bg-brand-tint p-6 sm:p-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-10"
    >
      <div>
        <CalendarClock aria-hidden className="size-8 text-brand-strong" />
        <h2 id="booking" className="mt-3 text-h3">
          Как записаться
        </h2>
        {phone && (
          <p className="mt-3">
            <span className="block text-sm text-ink-soft">Телефон записи</span>
            <PhoneLink
              phone={phone}
              className="inline-flex min-h-11 items-center text-xl font-semibold text-ink no-underline hover:underline"
            />
          </p>
        )}
      </div>
      {booking && <RichText html={booking} className="text-base max-lg:mt-3" />}
    </section>
  )
}
