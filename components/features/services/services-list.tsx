import Link from 'next/link'
import { ServiceColumns, ServiceRow } from '@/components/features/services/service-row'
import { servicesByTopic, type ServiceGroup } from '@/components/features/services/services-by-topic'
import { type ServicesPage, servicesSection } from '@/components/features/services/services-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { classNames } from '@/components/ui/class-names'
import { SectionFilter } from '@/components/ui/filtered-list/section-filter'

const ID = 'services-list'
const foundLook = { frame: 'mt-2', list: 'divide-y divide-line border-y border-line' }
const wholeLook = { frame: 'mt-2', list: 'space-y-3 border-b border-line lg:space-y-0' }

export function ServicesList({ answer, state }: Pick<ServicesPage, 'answer' | 'state'>) {
  const columns = <ServiceColumns />
  if (state.query !== '')
    return (
      <SectionList id={ID} state={state} look={foundLook} columns={columns}>
        {(service) => (
          <li key={service.id}>
            <ServiceRow service={service} heading="h2" />
          </li>
        )}
      </SectionList>
    )
  return (
    <SectionList
      id={ID}
      state={{ ...state, page: { ...state.page, data: servicesByTopic(answer) } }}
      look={wholeLook}
      columns={columns}
    >
      {(group) => <ServiceTopic key={group.topic?.id ?? 0} group={group} />}
    </SectionList>
  )
}

/** A continued topic does not repeat its heading. */
function ServiceTopic({ group }: { group: ServiceGroup }) {
  const { topic, services, isContinued } = group
  return (
    <li
      className={classNames(
        'grid border-t border-line-strong pt-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-0',
        isContinued && 'data-more:border-line',
      )}
    >
      <h2
        className={classNames(
          'self-start text-h3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:py-5',
          isContinued && 'in-data-more:sr-only',
        )}
      >
        {topic ? (
          <Link href={servicesSection.href({ topic: topic.id })} prefetch={false} className="link-quiet">
            {topic.title}
          </Link>
        ) : (
          'Другие услуги'
        )}
        {isContinued && <span className="block text-sm font-normal text-ink-soft">продолжение</span>}
      </h2>
      <ul className="divide-y divide-line lg:col-start-2">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
    </li>
  )
}

export function ServicesFilter({ filter, answer }: Pick<ServicesPage, 'filter' | 'answer'>) {
  const { audience, topic, life_situation: situation, text } = filter
  const { audiences, topics, life_situations: situations } = answer
  return (
    <SectionFilter
      id="services"
      action={servicesSection.path}
      label="Отбор услуг"
      search={{ label: 'Какая услуга нужна', value: text }}
      title="Какие услуги показать"
      sheet={{ closed: 'Кому, тема, ситуация', chosen: 'Кому, тема, ситуация: выбрано' }}
      fields={[
        { name: 'audience', label: 'Кому', any: 'Всем', options: audiences, value: audience },
        { name: 'topic', label: 'Тема', any: 'Все темы', options: topics, value: topic },
        { name: 'situation', label: 'Жизненная ситуация', any: 'Любая', options: situations, value: situation },
      ]}
    />
  )
}
