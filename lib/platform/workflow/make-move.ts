import { ValidationError, type PayloadRequest } from 'payload'
import type { MoveAttempt, WorkflowTypes, Workflow } from '@/lib/contract/workflow'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'

export interface Step<State> {
  title: string
  from: State
  to: State
  who: string
}

/** Makes a move for the saving staff member. Throws ValidationError. */
export function makeMove<L extends WorkflowTypes>(
  life: Workflow<L>,
  action: L['action'],
  attempt: MoveAttempt<L>,
  req: PayloadRequest,
): Step<L['state']> {
  const refusal = life.refuse(action, attempt)
  if (refusal) throw new ValidationError({ errors: [refusal], req })
  const { state: from } = attempt
  return { title: life.getLabel(action), from, to: life.stateAfter(action, from), who: getAuthor(req) ?? '' }
}
