import { ValidationError, type PayloadRequest } from 'payload'
import { messages } from '@/lib/contract/messages'
import type { MoveAttempt, Refusal, Workflow, WorkflowTypes } from '@/lib/contract/workflow'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'

export const MAX_NOTE_LENGTH = 4_000

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
  const refusals = life.refuse(action, attempt)
  const errors = refusals.length > 0 ? refusals : refuseLongNote(attempt.given)
  if (errors.length > 0) throw new ValidationError({ errors, req })
  const { state: from } = attempt
  return { title: life.getLabel(action), from, to: life.stateAfter(action, from), who: getAuthor(req) ?? '' }
}

/** Throws if a save sets another state than the stored one: only a move may, even for the portal's own code. */
export function refuseStateChange(before: string, after: string | undefined): void {
  if (after !== undefined && after !== before) throw new Error(`Only a move changes the state (${before} → ${after})`)
}

/** The note goes to the history before Payload checks the fields. */
function refuseLongNote({ note }: { note?: unknown }): Refusal[] {
  const isTooLong = typeof note === 'string' && note.length > MAX_NOTE_LENGTH
  return isTooLong ? [{ path: 'note', message: messages.textTooLong(MAX_NOTE_LENGTH) }] : []
}
