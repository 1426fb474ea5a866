import type { ActionField } from '@/components/desk/action-fields'
import type { BulkChoice } from '@/components/desk/bulk-form'
import { listCorrectionFields, listRefusalFields } from '@/components/desk/list-shared-fields'
import type { ItemKind } from '@/lib/desk/items/item-kinds'
import type { DeskItem } from '@/lib/desk/items/item-pages'
import type { ItemAction, ItemForm } from '@/lib/domains/desk/shapes'

/** Says whom the action will speak to, and of what. */
export function describeConsequences({ consequences, ifPublic }: ItemAction, isPublic: boolean): string {
  return isPublic && ifPublic ? ifPublic : consequences
}

/** What each action did. */
export function listDoneWords(actions: ItemKind['actions']): Record<string, string> {
  return Object.fromEntries(Object.entries(actions).map(([action, { done }]) => [action, done]))
}

/** Lists what can be done with many items of a view at once. */
export function listItemBulkChoices(
  { actions, bulk }: Pick<ItemKind, 'actions' | 'bulk'>,
  view: string,
  refusalReasons: readonly string[],
): BulkChoice[] {
  return (bulk[view] ?? []).flatMap((name) => {
    const action = actions[name]
    if (!action) return []
    const { short: label = action.label } = action
    return {
      action: name,
      label,
      button: `${label} отмеченные`,
      consequences: describeConsequences(action, view !== 'moderation'),
      fields: action.asks === 'reason' ? listRefusalFields(refusalReasons) : [],
    }
  })
}

type Facts = Pick<DeskItem, 'item' | 'categories' | 'departments' | 'refusalReasons' | 'correction'>

const answer: ActionField = { kind: 'answer', name: 'answerText', label: 'Ответ автору' }
const forms: Record<ItemForm, (facts: Facts) => ActionField[]> = {
  category: ({ categories, item: { category } }) => [
    {
      kind: 'choice',
      name: 'category',
      label: 'Категория',
      ...(category && { empty: `Как у автора: ${category}` }),
      options: categories,
    },
  ],
  correction: ({ item: { place, title, text }, correction }) =>
    place && correction ? listCorrectionFields({ ...place, title, text }, correction) : [],
  reason: ({ refusalReasons }) => listRefusalFields(refusalReasons),
  department: ({ departments }) => [
    { kind: 'search', name: 'department', label: 'Кто рассматривает', empty: 'По категории', options: departments },
  ],
  answer: () => [answer],
  officialAnswer: () => [{ ...answer, label: 'Официальный ответ' }],
  report: () => [
    { kind: 'text', name: 'reportText', label: 'Что сделано' },
    { kind: 'file', name: 'reportImage', label: 'Фотография', file: 'photo', isNeeded: true },
  ],
}

/** Lists what the form of an action asks for. */
export function listItemFields({ asks }: ItemAction, facts: Facts): ActionField[] {
  return asks ? forms[asks](facts) : []
}
