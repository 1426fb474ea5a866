import { classNames } from '@/components/ui/class-names'
import type { DutyServices, DutyService } from '@/lib/domains/feedback/contract'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { RichText } from '@/components/ui/text/rich-text'
import { phoneHref } from '@/lib/text/phone'

export function DutyFirst({ duty: { duty_page: page, duty_services: services } }: { duty: DutyServices }) {
  const [emergency, ...others] = services.filter(({ kind }) => kind === 'emergency')
  const dispatch = services.filter(({ kind }) => kind === 'dispatch')
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {emergency && <EmergencyCard service={emergency} />}
      {dispatch.length > 0 && (
        <div className="grid min-w-0 gap-4 lg:row-span-2">
          {dispatch.map((service, index) => (
            <DispatchCard key={service.id} service={service} advice={index === 0 ? page.advice : ''} />
          ))}
        </div>
      )}
      <EmergencyNumbers services={others} />
    </div>
  )
}

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
            className={classNames(
              'inline-flex min-h-12 items-center text-[clamp(1.25rem,8vw,2.5rem)] font-semibold text-brand-strong',
              'no-underline hover:underline',
            )}
          />
        ))}
      </p>
      <p className="mt-1 max-w-measure max-lg:text-sm lg:mt-3">
        <TextWithContacts text={purpose} />
      </p>
      <MobileDetails title={advice ? 'Что сказать диспетчеру' : 'Подробнее'}>
        <DispatchDetails service={service} advice={advice} />
      </MobileDetails>
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

const ON_RED = 'text-paper underline'

function EmergencyCard({ service }: { service: DutyService }) {
  return (
    <section
      id={`duty-${service.id}`}
      aria-labelledby="emergency"
      className="relative rounded-card bg-danger px-5 py-4 text-paper sm:p-8"
    >
      <div className="gap-x-5 max-lg:flex max-lg:flex-wrap max-lg:items-center">
        <EmergencyNumber service={service} className="text-[clamp(3.5rem,8vw,6rem)] text-paper" />
        <h2 id="emergency" className="min-w-0 flex-1 basis-36 text-h3 lg:mt-1">
          {service.title}
        </h2>
      </div>
      <p className="mt-2 max-w-measure max-lg:text-sm">
        <TextWithContacts text={service.purpose} link={ON_RED} />
      </p>
      {service.note && (
        <p className="mt-2 max-w-measure font-medium max-lg:text-sm lg:mt-3">
          <TextWithContacts text={service.note} link={ON_RED} />
        </p>
      )}
    </section>
  )
}

export function EmergencyNumbers({ services }: { services: readonly DutyService[] }) {
  if (services.length === 0) return null
  return (
    <ul aria-label="Экстренные службы" className="grid grid-cols-2 rounded-card bg-danger-tint">
      {services.map((service) => (
        <li key={service.id} id={`duty-${service.id}`} className="relative min-w-0 px-2.5 py-2 sm:px-8 sm:py-5">
          <EmergencyNumber service={service} className="text-h1 text-danger" />
          <h2 className="leading-5.5 font-semibold">{service.title}</h2>
          <p className="mt-1 text-sm leading-5">
            <TextWithContacts text={service.purpose} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function EmergencyNumber({ service: { phones, title }, className }: { service: DutyService; className: string }) {
  const [phone] = phones
  if (!phone) return null
  return (
    <p className="leading-none">
      <a
        href={phoneHref(phone)}
        aria-label={`${phone}, ${title}`}
        className={`tabular cover inline-block min-h-11 py-1 leading-none font-semibold no-underline hover:underline ${className}`}
      >
        {phone}
      </a>
    </p>
  )
}
