import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { listIdeas } from '@/lib/domains/ideas/contract'

/** Names no authors: they agreed to be named on pages, not in files for programs. */
export const ideasDataset = defineDataset({
  id: 'ideas',
  topic: 'residents',
  title: 'Идеи для города',
  description: 'Опубликованные идеи жителей: вид, состояние, голоса и отзывы. Без имён авторов.',
  page: paths.allIdeas,
  operation: listIdeas,
  list: ({ ideas }) => ideas,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['category', 'Вид', ({ category }) => category?.title],
    ['status', 'Состояние', ({ status }) => status.name],
    ['created_at', 'Когда предложена, UTC', ({ created_at: at }) => at],
    ['likes', 'Голосов за', ({ vote_like_count: count }) => count],
    ['dislikes', 'Голосов против', ({ vote_dislike_count: count }) => count],
    ['comments', 'Отзывов', ({ comments_count: count }) => count],
    ['url', 'Адрес', ({ id }) => absoluteUrl(paths.idea(id))],
  ],
})
