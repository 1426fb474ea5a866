import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { listClaims } from '@/lib/domains/claims/contract'
import { claimStatusName } from '@/lib/domains/claims/states'

export const claimsDataset = defineDataset({
  id: 'claims',
  topic: 'residents',
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
    ['url', 'Адрес на портале', ({ id }) => absoluteUrl(paths.claim(id))],
  ],
  point: ({ x, y }) => ({ latitude: y, longitude: x }),
})
