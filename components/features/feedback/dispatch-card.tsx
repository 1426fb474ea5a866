import { PhoneFold } from '@/components/ui/phone-fold'
import { PhoneLink } from '@/components/ui/phone-link'
import { RichText } from '@/components/ui/rich-text'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import type { DutyService } from '@/lib/domains/feedback/contract'

/** Draws the city's own duty service: the number large, whom it serves, and advice on what to tell it. */
export function DispatchCard({ service, advice }: { service: DutyService; advice: string }) {
  const { id, title, phones, purpose } = service
  return (
    <section
      id={`duty-${id}`}
      aria-labelledby={`duty-${id}-title`}
      className="min-w-0 rounded-card bg-brand-tint px-5 py-4 sm:p-8"
    >
      <h2 id={`duty-${id}-title`} className="text-h3 lg:text-h2">
        {title}
      </h2>
      <p className="flex flex-wrap gap-x-8 lg:mt-2">
        {phones.map((phone) => (
          <PhoneLink
            key={phone}
            phone={phone}
            className="inline-flex min-h-12 items-center text-[clamp(1.25rem,8vw,2.5rem)] font-semibold text-brand-strong no-underline hover:underline"
          />
        ))}
      </p>
      <p className="mt-1 max-w-measure max-lg:text-sm lg:mt-3">
        <TextWithContacts text={purpose} />
      </p>
      <PhoneFold title={advice ? 'Что сказать диспетчеру' : 'Подробнее'}>
        <DispatchDetails service={service} advice={advice} />
      </PhoneFold>
    </section>
  )
}

function DispatchDetails({ service: { organization, zone, note }, advice }: { service: DutyService; advice: string }) {
  return (
    <>
      {advice && (
        <div className="lg:mt-6">
          <h3 className="text-h3 max-lg:hidden">Что сказать диспетчеру</h3>
          <RichText html={advice} className="text-base lg:mt-3" />
        </div>
      )}
      <div className="mt-3 max-w-measure space-y-2 text-sm text-ink-soft">
        {organization && <p>{organization}, круглосуточно</p>}
        {[zone, note].flatMap((text) =>
          text ? (
            <p key={text}>
              <TextWithContacts text={text} />
            </p>
          ) : (
            []
          ),
        )}
      </div>
    </>
  )
}
