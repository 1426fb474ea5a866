import { defineSection } from '@/components/ui/filtered-list/section'
import { formatSearchText } from '@/components/ui/filtered-list/section-text'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import { SERVICES_PER_PAGE, listServices, serviceFilter } from '@/lib/domains/services/contract'

export const servicesSection = defineSection({
  read: (filter) => read(listServices, { query: filter }),
  filter: serviceFilter,
  path: paths.servicesCatalog,
  title: () => 'Каталог услуг',
  address: { audience: 'audience', topic: 'topic', life_situation: 'situation', text: 'text' },
  page: ({ services }) => services,
  empty: {
    steps: [],
    services: emptyPage<never>(SERVICES_PER_PAGE, paths.servicesCatalog),
    audiences: [],
    topics: [],
    life_situations: [],
    popular: [],
  },
  terms: ({ audiences: audience, topics: topic, life_situations }) => ({
    audience,
    topic,
    life_situation: life_situations,
  }),
  unknown: {
    audience: 'Таких получателей услуг нет',
    topic: 'Такой темы услуг нет',
    life_situation: 'Такой жизненной ситуации нет',
  },
  indexed: [],
  isCounted: true,
  labels: ({ text, audience, topic, life_situation: situation }, answer) => [
    answer.audiences.find(({ id }) => id === audience)?.title,
    answer.topics.find(({ id }) => id === topic)?.title,
    answer.life_situations.find(({ id }) => id === situation)?.title,
    formatSearchText(text),
  ],
  nothing: {
    yet: 'Услуги пока не опубликованы',
    advice: 'Попробуйте другие слова или посмотрите вопросы и ответы: возможно, это решается без заявления.',
    all: 'Весь каталог',
  },
})

export type ServicesPage = Awaited<ReturnType<typeof servicesSection.read>>
