import { Headset } from 'lucide-react'
import { RichText } from '@/components/ui/rich-text'
import { PhoneLink } from '@/components/ui/phone-link'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import type { DutyService } from '@/lib/domains/feedback/contract'

/** Draws the city's own dispatch service, and advice on what to tell it. */
export function DispatchCard({ service, advice }: { service: DutyService; advice: string }) {
  const { title, organization, phones, purpose, zone, note } = service
  return (
    <section aria-labelledby={`duty-${service.id}`} className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        <Headset aria-hidden className="size-9 text-brand-strong" />
        <h2 id={`duty-${service.id}`} className="mt-3 text-h2">
          {title}
        </h2>
        {organization && <p className="mt-1 text-ink-soft">{organization}, круглосуточно</p>}
        <p className="mt-4 flex flex-wrap gap-x-8">
          {phones.map((phone) => (
            <PhoneLink
              key={phone}
              phone={phone}
              className="inline-flex min-h-12 items-center text-2xl font-semibold text-brand-strong no-underline hover:underline sm:text-3xl"
            />
          ))}
        </p>
        <p className="mt-3 max-w-measure">
          <TextWithPhones text={purpose} />
        </p>
        {zone && (
          <p className="mt-3 max-w-measure text-ink-soft">
            <TextWithPhones text={zone} />
          </p>
        )}
        {note && (
          <p className="mt-3 max-w-measure text-ink-soft">
            <TextWithPhones text={note} />
          </p>
        )}
      </div>
      {advice && (
        <div className="min-w-0 rounded-card bg-sand p-6 sm:p-8">
          <h3 className="text-h3">Что сказать диспетчеру</h3>
          <RichText html={advice} className="mt-3 text-base" />
        </div>
      )}
    </section>
  )
}
