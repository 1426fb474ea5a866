import { ServiceRow } from '@/components/features/services/service-row'
import { ServiceTopics } from '@/components/features/services/service-topics'
import { ServiceTopic } from '@/components/features/services/service-topic'
import { servicesByTopic } from '@/components/features/services/services-by-topic'
import { ServicesFound } from '@/components/features/services/services-found'
import { servicesQuery } from '@/components/features/services/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import type { ServiceCatalog, ServiceFilter } from '@/lib/domains/services/contract'

interface ServicesListProps {
  catalog: ServiceCatalog
  filter: ServiceFilter
}

/** The whole catalogue under its topics, or what was found, page after page. */
export function ServicesList({ catalog, filter }: ServicesListProps) {
  const { services } = catalog
  const query = servicesQuery(filter)
  if (services.data.length === 0) return <NothingFound catalog={catalog} filter={filter} />
  return (
    <>
      {query === '' && <ServiceTopics topics={catalog.topics} />}
      <ServicesFound catalog={catalog} filter={filter} />
      <div className="mt-4">
        <PagedList
          listId="services-list"
          page={services}
          path={paths.servicesCatalog}
          query={query}
          className={
            query ? 'divide-y divide-line border-y border-line' : 'space-y-8 border-b border-line lg:space-y-0'
          }
        >
          {query
            ? services.data.map((service) => (
                <li key={service.id}>
                  <ServiceRow service={service} heading="h2" />
                </li>
              ))
            : servicesByTopic(catalog).map((group) => <ServiceTopic key={group.topic?.id ?? 0} group={group} />)}
        </PagedList>
      </div>
    </>
  )
}

function NothingFound({ catalog, filter }: ServicesListProps) {
  if (servicesQuery(filter) === '') return <EmptyState title="Услуги пока не опубликованы" />
  return (
    <>
      <ServicesFound catalog={catalog} filter={filter} />
      <EmptyState
        title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
        action={
          <LinkButton href={paths.servicesCatalog} variant="secondary">
            Весь каталог
          </LinkButton>
        }
      >
        Попробуйте другие слова или посмотрите вопросы и ответы: возможно, это решается без заявления.
      </EmptyState>
    </>
  )
}
