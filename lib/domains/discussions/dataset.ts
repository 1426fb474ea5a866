import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { listDiscussions } from '@/lib/domains/discussions/contract'

export const discussionsDataset = defineDataset({
  id: 'discussions',
  topic: 'documents',
  title: 'Общественные обсуждения',
  description: 'Обсуждения проектов правовых актов: этап, сроки оповещения, экспозиции и подведения итогов, место.',
  page: paths.discussions,
  operation: listDiscussions,
  list: ({ discussions }) => discussions,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['act', 'Проект акта', ({ title_npa: act }) => act],
    ['stage', 'Этап', ({ status }) => status.name],
    ['address', 'Адрес', ({ address }) => address],
    ['notification_start', 'Начало оповещения', ({ notification_start_date: day }) => day],
    ['notification_finish', 'Конец оповещения', ({ notification_finish_date: day }) => day],
    ['exhibition_start', 'Начало приёма предложений', ({ exhibition_start_date: day }) => day],
    ['exhibition_finish', 'Конец приёма предложений', ({ exhibition_finish_date: day }) => day],
    ['review_start', 'Начало подведения итогов', ({ review_start_date: day }) => day],
    ['review_finish', 'Конец подведения итогов', ({ review_finish_date: day }) => day],
    ['result', 'Итог', ({ result }) => result],
    ['url', 'Адрес на портале', ({ id }) => absoluteUrl(paths.discussion(id))],
  ],
  point: ({ latitude, longitude }) => ({ latitude, longitude }),
})
