import { toServiceRow, toTopicRow } from '@/components/features/services/service-row'
import { FoundServices, ServiceTopics } from '@/components/features/services/service-rows'
import { servicesByTopic } from '@/components/features/services/services-by-topic'
import { type ServicesPage, servicesSection } from '@/components/features/services/services-section'
import { SectionFilter } from '@/components/ui/filtered-list/section-filter'
import { formatRows } from '@/components/ui/filtered-list/section-text'

export function ServicesList({ answer, state }: Pick<ServicesPage, 'answer' | 'state'>) {
  if (state.query !== '') return <FoundServices state={formatRows(state, toServiceRow)} />
  const byTopic = { ...state, page: { ...state.page, data: servicesByTopic(answer) } }
  return <ServiceTopics state={formatRows(byTopic, toTopicRow)} />
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
