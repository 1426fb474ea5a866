import type { ActionField } from '@/components/desk/action-fields'
import type { BulkChoice } from '@/components/desk/bulk-form'
import { CORRECTION_CONSEQUENCES, listCorrectionFields } from '@/components/desk/list-correction-fields'
import { listRefusalFields } from '@/components/desk/list-refusal-fields'
import type { GroupedChoice, ItemCard } from '@/lib/contract/queue-shapes'
import { itemKinds, type BulkItemAction, type ItemKindName } from '@/lib/desk/items/item-kinds'
import type { StaffIdeaAction } from '@/lib/domains/ideas/actions'
import { ideaLimits } from '@/lib/domains/ideas/contract'
import type { CommentAction } from '@/lib/domains/ideas/comments/actions'
import { IDEA_REVIEW_DAYS } from '@/lib/domains/ideas/states'
import type { MapSettings } from '@/lib/domains/site/contract'
import type { SupportAction } from '@/lib/domains/support/actions'
import { formatDays } from '@/lib/text/plural'

type ItemAction = StaffIdeaAction | CommentAction | SupportAction

interface ItemActionTexts {
  label: string
  /** Whom the action will speak to, and of what. */
  consequences: string
}

/** In their order on a card. */
export const itemActions: Record<ItemAction, ItemActionTexts> = {
  publish: { label: 'Опубликовать', consequences: 'Начнётся сбор поддержки. Автору уйдёт письмо.' },
  accept: { label: 'Принять', consequences: 'Ответ прочтут автор и голосовавшие – в письме – и все на сайте.' },
  reject: {
    label: 'Отклонить с ответом',
    consequences: 'Ответ прочтут автор и голосовавшие – в письме – и все на сайте.',
  },
  realize: {
    label: 'Реализована',
    consequences: 'Отчёт и снимок прочтут автор и голосовавшие – в письме – и все на сайте.',
  },
  review: {
    label: 'Передать на рассмотрение',
    consequences: `Подразделение ответит за ${formatDays(IDEA_REVIEW_DAYS)}. Автору и голосовавшим уйдёт письмо.`,
  },
  answer: { label: 'Ответить', consequences: 'Ответ уйдёт автору на почту.' },
  take: { label: 'Взять в работу', consequences: 'Писем не будет: коллеги увидят, что сообщением занимаются.' },
  hide: {
    label: 'Скрыть комментарий',
    consequences: 'Комментарий исчезнет с сайта, голос останется. Писем не будет.',
  },
  show: { label: 'Вернуть комментарий', consequences: 'Комментарий снова увидят все. Писем не будет.' },
  refuse: { label: 'Отклонить', consequences: 'Причину прочтёт автор, в письме.' },
  close: { label: 'Закрыть без ответа', consequences: 'Автору ничего не придёт.' },
  reopen: { label: 'Вернуть в работу', consequences: 'Автору ничего не придёт.' },
  correct: { label: 'Исправить текст и место', consequences: CORRECTION_CONSEQUENCES },
}

interface Facts {
  item: ItemCard
  categories: readonly { id: number; title: string }[]
  departments: readonly GroupedChoice[]
  /** From the city's list. */
  refusalReasons: readonly string[]
  map: MapSettings | null
}

/** Says whom the action will speak to, and of what. */
export function describeItemConsequences(action: ItemAction, isPublic: boolean): string {
  return action === 'refuse' && isPublic
    ? 'Причину прочтут автор и голосовавшие – в письме – и все на странице идеи.'
    : itemActions[action].consequences
}

const bulkLabels: Record<BulkItemAction, string> = {
  publish: 'Опубликовать',
  refuse: 'Отклонить',
  hide: 'Скрыть',
  show: 'Вернуть',
}

/** Lists what can be done with many items of a view at once. */
export function listItemBulkChoices(name: ItemKindName, view: string, refusalReasons: readonly string[]): BulkChoice[] {
  return (itemKinds[name].bulk[view] ?? []).map((action) => ({
    action,
    label: bulkLabels[action],
    button: `${bulkLabels[action]} отмеченные`,
    consequences: describeItemConsequences(action, view !== 'moderation'),
    fields: action === 'refuse' ? listRefusalFields(refusalReasons) : [],
  }))
}

/** Lists what the form of an action asks for. */
export function listItemFields(action: ItemAction, facts: Facts): ActionField[] {
  const { item, categories, departments, refusalReasons, map } = facts
  const answer: ActionField = {
    kind: 'answer',
    name: 'answerText',
    label: 'Ответ автору',
  }
  if (action === 'publish')
    return [{ kind: 'choice', name: 'category', label: 'Категория', empty: 'Как у автора', options: categories }]
  if (action === 'correct' && item.place && map) {
    const before = { ...item.place, title: item.title, text: item.text }
    return listCorrectionFields(before, { longest: ideaLimits.text, map })
  }
  if (action === 'refuse') return listRefusalFields(refusalReasons)
  if (action === 'review')
    return [
      { kind: 'search', name: 'department', label: 'Кто рассматривает', empty: 'По категории', options: departments },
    ]
  if (action === 'answer') return [answer]
  if (action === 'accept' || action === 'reject') return [{ ...answer, label: 'Официальный ответ' }]
  if (action === 'realize')
    return [
      { kind: 'text', name: 'reportText', label: 'Что сделано' },
      { kind: 'file', name: 'reportImage', label: 'Фотография', file: 'photo', isNeeded: true },
    ]
  return []
}
