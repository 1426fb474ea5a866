import { defineDataset } from '@/lib/domains/datasets/lists/dataset'
import { paths } from '@/lib/config/paths'
import { absolute } from '@/lib/domains/site/schema-org'
import { listClaims } from '@/lib/domains/claims/lists-contract'
import { claimStatusName } from '@/lib/domains/claims/states'
import { listDiscussions } from '@/lib/domains/discussions/contract'
import { listIdeas } from '@/lib/domains/ideas/contract'

/** Authors are left out, as on the map: a claim is about a place, not about a person. */
export const claimsDataset = defineDataset({
  id: 'claims',
  title: 'Заявки социального контроля',
  description: 'Опубликованные заявки жителей: тема, место с координатами, состояние, срок. Без имён.',
  page: paths.socialControlMap,
  operation: listClaims,
  list: ({ claims }) => claims,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['category', 'Тема', ({ category }) => category.title],
    ['parent_category', 'Раздел', ({ category }) => category.parent],
    ['text', 'Текст', ({ text }) => text],
    ['address', 'Адрес', ({ address }) => address],
    ['status', 'Состояние', ({ code }) => claimStatusName(code)],
    ['status_code', 'Код состояния', ({ code }) => code],
    ['created_at', 'Когда отправлена, UTC', ({ created_at: at }) => at],
    ['deadline', 'Срок ответа', ({ deadline_date: day }) => day],
    ['is_overdue', 'Просрочена', ({ is_overdue: late }) => late],
    ['joined', 'Присоединились', ({ joined_count: count }) => count],
    ['url', 'Адрес на портале', ({ id }) => absolute(paths.claim(id))],
  ],
  point: ({ x, y }) => ({ latitude: y, longitude: x }),
})

/** Authors are named on pages by their own will; nobody was asked about files for programs. */
export const ideasDataset = defineDataset({
  id: 'ideas',
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
    ['url', 'Адрес', ({ id }) => absolute(paths.idea(id))],
  ],
})

export const discussionsDataset = defineDataset({
  id: 'discussions',
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
    ['url', 'Адрес на портале', ({ id }) => absolute(paths.discussion(id))],
  ],
  point: ({ latitude, longitude }) => ({ latitude, longitude }),
})
