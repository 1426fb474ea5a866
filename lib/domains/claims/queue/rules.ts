/** Claims per page of the staff's queue. */
export const QUEUE_PER_PAGE = 20
/** Most urgent claims on the first page of the desk. */
export const URGENT_CLAIMS = 5
/** Usual extensions of a term, working days. */
export const EXTENSION_DAYS = [5, 10]

/** Saved views of the queue; figures of the desk link to them. */
export const queueViews = [
  { value: 'moderation', name: 'На модерации' },
  { value: 'overdue', name: 'Просрочено' },
  { value: 'today', name: 'Сегодня' },
  { value: 'disputed', name: 'Не решено' },
  { value: 'open', name: 'Ждут ответа' },
  { value: 'postponed', name: 'Отложено' },
  { value: 'all', name: 'Все' },
] as const
export type QueueView = (typeof queueViews)[number]['value']
