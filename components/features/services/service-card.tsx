import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { ApplyBar, ServiceFacts } from '@/components/features/services/service-facts'
import { buildSections, type ServiceSection } from '@/components/features/services/service-sections'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { MomentText } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'
import type { ServiceItem, ServiceCard as RelatedService } from '@/lib/domains/services/contract'
import { AnchorList } from '@/components/ui/list/anchor-list'
import { FoldedSection } from '@/components/ui/details/folded-section'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import { TitledSection } from '@/components/ui/text/titled-section'

export function ServiceCard({ service }: { service: ServiceItem }) {
  const sections = buildSections(service)
  return (
    <>
      <div
        className={classNames(
          'grid gap-x-12 gap-y-8 max-lg:[&_:is(a,button,summary)]:scroll-mb-32 lg:grid-cols-[minmax(0,1fr)_19rem]',
          'xl:grid-cols-[13.5rem_minmax(0,1fr)_19rem] xl:gap-x-10',
        )}
      >
        <ServiceContents sections={sections} />
        <aside
          aria-label="Коротко об услуге"
          className="min-w-0 lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start print:static lg:col-start-2 lg:row-start-1 xl:col-start-3"
        >
          <ServiceFacts service={service} />
        </aside>
        <div className="min-w-0 space-y-8 sm:space-y-12 lg:col-start-1 lg:row-start-1 xl:col-start-2">
          <HashDetailsOpener />
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <p className="text-sm text-ink-soft">
              Сведения обновлены <MomentText value={service.updated_at} prefix="" withDay zone={env.TIME_ZONE} />
            </p>
            <ShareMenu path={paths.service(service.id)} title={service.title} />
          </div>
        </div>
      </div>
      <RelatedServices services={service.related} />
      <ApplyBar service={service} />
    </>
  )
}

function Section({ id, title, content, isFolded }: ServiceSection) {
  if (isFolded)
    return (
      <FoldedSection id={id} title={title}>
        {content}
      </FoldedSection>
    )
  return (
    <TitledSection id={id} title={title}>
      <div className="mt-3 sm:mt-4">{content}</div>
    </TitledSection>
  )
}

function ServiceContents({ sections }: { sections: readonly ServiceSection[] }) {
  return (
    <nav
      aria-label="На этой странице"
      className={classNames(
        'sticky top-[calc(var(--header)+2rem)] hidden max-h-[calc(100dvh-var(--header)-3rem)] self-start',
        'overflow-y-auto xl:block print:hidden',
      )}
    >
      <AnchorList anchors={sections} className="block py-2 text-ink-soft hover:text-brand-strong" />
    </nav>
  )
}

function RelatedServices({ services }: { services: readonly RelatedService[] }) {
  if (services.length === 0) return null
  return (
    <TitledSection id="related" title="Похожие услуги" className="mt-8 sm:mt-12 print:hidden">
      <ul className="mt-4 grid gap-x-12 border-line max-lg:border-b lg:grid-cols-2">
        {services.map(({ id, title, summary }) => (
          <li key={id} className="relative border-t border-line py-2.5 sm:py-4">
            <Link href={paths.service(id)} className="link cover font-medium sm:text-lg">
              {title}
            </Link>
            {summary && (
              <p className="mt-1 text-ink-soft max-sm:hidden">
                <TextWithContacts text={summary} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
