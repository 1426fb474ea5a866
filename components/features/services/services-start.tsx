import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { servicesSection } from '@/components/features/services/services-section'
import { TagRow } from '@/components/ui/list/tag'
import { paths } from '@/lib/config/paths'
import type { ServiceCatalog } from '@/lib/domains/services/contract'
import { TitledSection } from '@/components/ui/text/titled-section'

/** Wide screens show the life situations in the filter bar instead. */
export function ServicesStart({ catalog }: { catalog: ServiceCatalog }) {
  const situations = catalog.life_situations.filter(({ count }) => count > 0)
  return (
    <div className="space-y-6">
      {catalog.popular.length > 0 && (
        <TitledSection id="services-popular" title="Популярные услуги" headingClassName="text-h2 lg:text-h3">
          <ul className="mt-2 grid gap-x-10 sm:mt-4 sm:grid-cols-2 lg:mt-3 lg:grid-cols-4">
            {catalog.popular.map((service) => (
              <li key={service.id} className="border-t border-line max-sm:nth-[n+5]:hidden">
                <Link
                  href={paths.service(service.id)}
                  className="link-quiet flex min-h-11 flex-col py-2 leading-6 font-medium text-brand-strong sm:min-h-14 sm:text-lg sm:leading-6"
                >
                  {service.title}
                </Link>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {situations.length > 0 && (
        <TitledSection id="services-situations" title="Жизненные ситуации" className="lg:hidden">
          <TagRow>
            {situations.map(({ id, title }) => (
              <li key={id}>
                <Link
                  href={servicesSection.href({ life_situation: id })}
                  className={classNames(
                    'inline-flex min-h-11 items-center rounded-full bg-sand px-3.5 py-2 text-sm text-ink no-underline',
                    'transition-colors hover:bg-sun',
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </TagRow>
        </TitledSection>
      )}
    </div>
  )
}
