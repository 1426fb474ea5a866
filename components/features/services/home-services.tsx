'use client'

import { Link } from '@/components/ui/link'
import { MoreLink } from '@/components/ui/home-band'
import { classNames } from '@/components/ui/class-names'
import { paths } from '@/lib/config/paths'
import { formatCount } from '@/lib/text/plural'

const SHOWN_ON_PHONES = 6

interface HomeServicesProps {
  services: readonly { id: number; title: string }[]
  total: number
}

export function HomeServices({ services, total }: HomeServicesProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="home-services" className="py-5 sm:py-16">
      <div className="shell">
        <h2 id="home-services" className="text-h2">
          За чем приходят чаще всего
        </h2>
        <ul className="mt-2 gap-x-12 sm:mt-6 sm:columns-2 lg:columns-3">
          {services.map((service, index) => (
            <li
              key={service.id}
              className={classNames('break-inside-avoid', index >= SHOWN_ON_PHONES && 'max-sm:hidden')}
            >
              <Link
                href={paths.service(service.id)}
                className={classNames(
                  'block py-2 text-lg leading-7 sm:text-xl font-medium text-brand-strong no-underline decoration-1',
                  'underline-offset-[0.2em] transition-colors hover:text-ink hover:underline lg:text-[1.375rem]',
                )}
              >
                {service.title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
          <MoreLink
            href={paths.servicesCatalog}
            label={total > 0 ? `Весь каталог, ${formatCount(total, ['услуга', 'услуги', 'услуг'])}` : 'Весь каталог'}
          />
          <MoreLink href={paths.serviceCenters} label="Центры обслуживания" />
          <MoreLink href={paths.faq} label="Вопросы и ответы" />
        </p>
      </div>
    </section>
  )
}
