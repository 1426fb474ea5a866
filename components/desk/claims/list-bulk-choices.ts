import { describeConsequences, labels } from '@/components/desk/claims/action-texts'
import type { BulkChoice } from '@/components/desk/bulk-form'
import { listSharedFields } from '@/components/desk/claims/list-action-fields'
import type { BulkAction } from '@/lib/domains/claims/actions'
import type { QueueView } from '@/lib/domains/claims/queue/rules'
import type { QueueChoices } from '@/lib/domains/claims/queue/shapes'
import { claimCodes } from '@/lib/domains/claims/states'

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

/** Lists what can be done with many claims of a view at once; what one of them does not allow is said after the press. */
export function listBulkChoices(view: QueueView, choices: QueueChoices): BulkChoice[] {
  const isPublic = view !== 'moderation'
  return actionsByView[view].map((action) => ({
    action,
    label: labels[action],
    consequences: `О каждой: ${describeConsequences(action, { code: claimCodes.inWork, isPublic })}`,
    fields: listSharedFields(action, choices),
  }))
}
