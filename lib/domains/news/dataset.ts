import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { paths } from '@/lib/config/paths'
import { listNews } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'

export const newsDataset = defineDataset({
  id: 'news',
  topic: 'city',
  title: 'Новости и объявления',
  description:
    'Опубликованные новости, объявления и анонсы города: заголовок, краткое содержание, день и адрес текста.',
  page: paths.news,
  operation: listNews,
  list: ({ news }) => news,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Заголовок', ({ title }) => title],
    ['lead', 'Краткое содержание', ({ lead }) => lead],
    ['type', 'Тип', ({ type }) => type.title],
    ['published_at', 'Когда опубликована, UTC', ({ date_publication: at }) => at],
    ['starts_at', 'Действует с, UTC', ({ starts_at: at }) => at],
    ['expires_at', 'Действует до, UTC', ({ expires_at: at }) => at],
    ['url', 'Адрес', (card) => absoluteUrl(newsHref(card))],
  ],
})
