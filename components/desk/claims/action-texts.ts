import type { StaffAction } from '@/lib/domains/claims/actions'
import type { ClaimCard } from '@/lib/domains/claims/queue/shapes'
import { claimCodes } from '@/lib/domains/claims/states'
import { CORRECTION_CONSEQUENCES } from '@/lib/domains/desk/corrections/rules'

/** Titles of buttons, in their order on a card. */
export const labels: Record<StaffAction, string> = {
  publish: 'Опубликовать',
  answer: 'Ответить',
  take: 'Взять в работу',
  refuse: 'Отклонить',
  extend: 'Продлить срок',
  handOver: 'Передать',
  merge: 'Объединить',
  retheme: 'Сменить тему',
  correctAnswer: 'Исправить ответ',
  hidePhotos: 'Убрать снимки с сайта',
  showPhoto: 'Показать снимок к оценке',
  hideComment: 'Скрыть пояснение к оценке',
  hideHistory: 'Скрыть тексты в истории',
  correct: 'Исправить текст и место',
  withdraw: 'Отозвать',
}

type Told = (claim: Pick<ClaimCard, 'code' | 'isPublic'>) => string

const told: Record<StaffAction, Told> = {
  correct: () => CORRECTION_CONSEQUENCES,
  withdraw: () => 'Заявку не опубликуют. Причину прочтёт звонивший, если он назвал почту, и модератор.',
  publish: () => 'Заявка появится на карте. Автору уйдёт письмо со сроком ответа.',
  take: () =>
    'Автору и присоединившимся уйдёт письмо: «взята в работу». Все увидят, каким подразделением. Срок не меняется.',
  answer: ({ code }) =>
    code === claimCodes.underReview
      ? 'Заявка будет взята в работу и сразу отвечена. Ответ прочтут автор и присоединившиеся — в одном письме — и все на карте.'
      : 'Ответ прочтут автор и присоединившиеся — в письме — и все на карте.',
  refuse: ({ isPublic }) =>
    isPublic
      ? 'Причину прочтут автор и присоединившиеся — в письме — и все на странице заявки.'
      : 'Причину прочтёт только автор, в письме. На карте заявка не появится.',
  extend: () => 'Новый срок и причину прочтут автор и присоединившиеся — в письме — и все на странице заявки.',
  handOver: () => 'Писем не будет, срок прежний. Все увидят «Передана другому ведомству», причину — только коллеги.',
  merge: () => 'Автору уйдёт письмо с номером общей заявки: дальше будем писать ему о ней.',
  retheme: () => 'Писем не будет, срок прежний. Если у темы другой исполнитель, заявка перейдёт к нему.',
  correctAnswer: () => 'Исправленное увидят все на карте, прежний текст останется в истории. Писем не будет.',
  hidePhotos: () => 'Отмеченные снимки исчезнут с сайта отовсюду, у сотрудников останутся. Писем не будет.',
  showPhoto: () => 'Снимок увидят все на странице заявки. Писем не будет.',
  hideComment: () => 'Пояснение исчезнет со страницы заявки, в истории останется. Писем не будет.',
  hideHistory: () =>
    'Прежние ответы и причины исчезнут со страницы заявки, шаги и даты останутся. У сотрудников тексты останутся. Писем не будет.',
}

/** Says whom the action will speak to, and of what. */
export function describeConsequences(action: StaffAction, claim: Pick<ClaimCard, 'code' | 'isPublic'>): string {
  return told[action](claim)
}
