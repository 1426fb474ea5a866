import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { phoneHref } from '@/lib/text/phone'
import type { DutyService } from '@/lib/domains/feedback/contract'

const ON_RED = 'text-paper underline'

/** Draws 112 large. */
export function EmergencyCard({ service }: { service: DutyService }) {
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

/** Draws the short numbers of the single emergency services. */
export function EmergencyNumbers({ services }: { services: readonly DutyService[] }) {
  if (services.length === 0) return null
  return (
    <ul aria-label="Экстренные службы" className="grid grid-cols-2 rounded-card bg-danger-tint">
      {services.map((service) => (
        <li key={service.id} id={`duty-${service.id}`} className="relative min-w-0 p-4 sm:px-8 sm:py-5">
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
