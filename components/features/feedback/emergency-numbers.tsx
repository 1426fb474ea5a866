import { TextWithPhones } from '@/components/ui/text-with-phones'
import { phoneHref } from '@/lib/shared/phone'
import type { DutyService } from '@/lib/domains/feedback/contract'

const ON_RED = 'text-paper underline'

/** Draws 112 first and large, and the other short numbers beside it. */
export function EmergencyNumbers({ services }: { services: readonly DutyService[] }) {
  const [first, ...others] = services
  if (!first) return null
  return (
    <section aria-label="Экстренные службы" className="overflow-hidden rounded-card lg:grid lg:grid-cols-[2fr_3fr]">
      <div id={`duty-${first.id}`} className="relative bg-danger p-6 text-paper sm:p-8">
        <Number service={first} className="text-[clamp(4rem,12vw,6.5rem)] text-paper" />
        <h2 className="mt-1 text-h3">{first.title}</h2>
        <p className="mt-2 max-w-measure">
          <TextWithPhones text={first.purpose} link={ON_RED} />
        </p>
        {first.note && (
          <p className="mt-3 max-w-measure font-medium">
            <TextWithPhones text={first.note} link={ON_RED} />
          </p>
        )}
      </div>
      <ul className="grid grid-cols-2 bg-danger-tint">
        {others.map((service) => (
          <li
            key={service.id}
            id={`duty-${service.id}`}
            className="relative border-line p-4 nth-[-n+2]:border-b nth-[odd]:border-r sm:p-6"
          >
            <h2 className="font-semibold">{service.title}</h2>
            <Number service={service} className="text-h1 text-danger" />
            <p className="mt-1 text-sm">
              <TextWithPhones text={service.purpose} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Number({ service: { phones, title }, className }: { service: DutyService; className: string }) {
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
