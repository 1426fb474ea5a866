/** Claims per page of the staff's queue. */
export const QUEUE_PER_PAGE = 20
/** Most urgent claims on the first page of the desk. */
export const URGENT_CLAIMS = 5

/** Saved views of the queue; figures of the desk link to them. */
export const queueViews = [
  { value: 'moderation', name: 'На модерации' },
  { value: 'overdue', name: 'Просрочено' },
  { value: 'today', name: 'Сегодня' },
  { value: 'disputed', name: 'Не решено' },
  { value: 'open', name: 'Ждут ответа' },
  { value: 'all', name: 'Все' },
] as const
export type QueueView = (typeof queueViews)[number]['value']

/** Reasons of a refusal that the author reads; words of one's own may follow. */
export const refusalReasons = [
  'Это не вопрос города: обратитесь в управляющую компанию дома.',
  'Участок частный: город на нём работать не может.',
  'По описанию и снимку не понять, что и где произошло. Отправьте заявку ещё раз с подробностями.',
  'О том же уже есть заявка.',
  'В тексте или на снимке личные данные других людей. Отправьте заявку без них.',
  'Это жалоба на решение или человека: для неё есть официальное обращение.',
  'В тексте оскорбления или реклама.',
] as const
