import { describeConsequences, labels } from '@/components/desk/claims/action-texts'
import type { BulkChoice } from '@/components/desk/bulk-form'
import { listSharedFields } from '@/components/desk/claims/list-action-fields'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { claimWorkflow, type BulkAction } from '@/lib/domains/claims/actions'
import type { QueueView } from '@/lib/domains/claims/queue/rules'
import type { QueueChoices } from '@/lib/domains/claims/queue/shapes'
import { claimCodes } from '@/lib/domains/claims/states'
import { lowerFirst } from '@/lib/text/capitalize'

const ofOpen: readonly BulkAction[] = ['take', 'answer', 'refuse', 'handOver', 'retheme']
const actionsByView: Record<QueueView, readonly BulkAction[]> = {
  moderation: ['publish', 'refuse'],
  overdue: ofOpen,
  today: ofOpen,
  disputed: ofOpen,
  open: ofOpen,
  postponed: [],
  all: [],
}

const buttons: Record<BulkAction, string> = {
  publish: 'Опубликовать отмеченные',
  take: 'Взять отмеченные в работу',
  answer: 'Ответить на отмеченные',
  refuse: 'Отклонить отмеченные',
  handOver: 'Передать отмеченные',
  retheme: 'Сменить тему отмеченных',
}

/**
 * Lists what can be done with many claims of a view at once by one of these roles; what a claim does not allow is said
 * after the press.
 */
export function listBulkChoices(view: QueueView, roles: readonly StaffRole[], choices: QueueChoices): BulkChoice[] {
  const isPublic = view !== 'moderation'
  const possible = new Set<string>(roles.flatMap((role) => claimWorkflow.optionsFor(role).map(({ value }) => value)))
  return actionsByView[view]
    .filter((action) => possible.has(action))
    .map((action) => ({
      action,
      label: labels[action],
      button: buttons[action],
      consequences: `О каждой: ${lowerFirst(describeConsequences(action, { code: claimCodes.inWork, isPublic }))}`,
      fields: listSharedFields(action, choices),
    }))
}
