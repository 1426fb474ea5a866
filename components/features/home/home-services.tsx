import Link from 'next/link'
import { MoreLink } from '@/components/features/home/band'
import { paths } from '@/lib/config/paths'
import type { Home } from '@/lib/contract/home'
import { countOf } from '@/lib/shared/plural'

/** What people come for most, as words. */
export function HomeServices({ services, total }: { services: Home['popular_services']; total: number }) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="home-services" className="py-12 sm:py-16 lg:py-24">
      <div className="shell">
        <h2 id="home-services" className="text-ink-soft">
          Чаще всего спрашивают
        </h2>
        <ul className="mt-4 max-w-5xl text-[clamp(1.25rem,2.7vw,2rem)] leading-[1.32] font-medium tracking-tight max-sm:divide-y max-sm:divide-line sm:mt-5">
          {services.map((service, index) => (
            <li key={service.id} className="sm:inline">
              <Link
                href={paths.service(service.id)}
                prefetch={false}
                className="text-brand-strong decoration-line-strong decoration-1 underline-offset-[0.2em] hover:text-ink hover:underline max-sm:block max-sm:py-3 max-sm:no-underline sm:underline sm:decoration-transparent sm:hover:decoration-current"
              >
                {service.title}
              </Link>
              {index < services.length - 1 && (
                <span aria-hidden className="mx-[0.45em] font-normal text-line-strong max-sm:hidden">
                  /
                </span>
              )}{' '}
            </li>
          ))}
        </ul>
        <p className="mt-7 flex flex-wrap gap-x-8 gap-y-1">
          <MoreLink
            href={paths.servicesCatalog}
            label={total > 0 ? `Весь каталог, ${countOf(total, ['услуга', 'услуги', 'услуг'])}` : 'Весь каталог'}
          />
          <MoreLink href={paths.serviceCenters} label="Центры обслуживания" />
          <MoreLink href={paths.faq} label="Вопросы и ответы" />
        </p>
      </div>
    </section>
  )
}
