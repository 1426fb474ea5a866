import { servicesSection, type ServicesPage } from '@/components/features/services/services-section'
import { SectionFilter } from '@/components/ui/section/section-filter'

/** Draws the filter of the catalogue: the text, then the audience, the topic and the life situation. */
export function ServicesFilter({ filter, answer }: Pick<ServicesPage, 'filter' | 'answer'>) {
  const { audience, topic, life_situation: situation, text } = filter
  const { audiences, topics, life_situations: situations } = answer
  return (
    <SectionFilter
      id="services"
      action={servicesSection.path}
      label="Отбор услуг"
      words={{ label: 'Какая услуга нужна', value: text }}
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
