import { CalendarClock } from 'lucide-react'
import { PhoneLink } from '@/components/ui/phone-link'
import { PhoneFold } from '@/components/ui/phone-fold'
import { RichText } from '@/components/ui/rich-text'

/** Says how to book a personal visit: the phone number for booking, and the steps, which phones fold. */
export function BookingCard({ booking, phone }: { booking: string; phone: string | null }) {
  if (!booking && !phone) return null
  return (
    <section
      aria-labelledby="booking"
      className="rounded-card bg-brand-tint p-5 sm:p-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-10"
    >
      <div>
        <CalendarClock aria-hidden className="size-8 text-brand-strong max-lg:hidden" />
        <h2 id="booking" className="text-h3 lg:mt-3">
          Как записаться
        </h2>
        {phone && (
          <p className="mt-2 lg:mt-3">
            <span className="block text-sm text-ink-soft">Телефон записи</span>
            <PhoneLink
              phone={phone}
              className="inline-flex min-h-11 items-center text-xl font-semibold text-ink no-underline hover:underline"
            />
          </p>
        )}
      </div>
      {booking && (
        <PhoneFold title="Что взять и как проходит приём">
          <RichText html={booking} className="text-base max-lg:mt-2" />
        </PhoneFold>
      )}
    </section>
  )
}
