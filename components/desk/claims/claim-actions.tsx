import { NoteForm } from '@/components/desk/note-form'
import { ActionDetails } from '@/components/desk/action-details'
import { ActionForm } from '@/components/desk/action-form'
import { PendingNotice } from '@/components/desk/pending-notice'
import { describeConsequences, labels } from '@/components/desk/claims/action-texts'
import { PostponeForm } from '@/components/desk/claims/postpone-form'
import { listActionFields } from '@/components/desk/claims/list-action-fields'
import type { QueueChoices, ClaimCard } from '@/lib/domains/claims/queue/shapes'
import { hasDraft } from '@/lib/domains/desk/rules'
import type { CardDrafts, PendingMove, ReturnedMove } from '@/lib/domains/desk/shapes'
import { claimCodes } from '@/lib/domains/claims/states'
import type { MapSettings } from '@/lib/domains/site/contract'
import type { StaffAction } from '@/lib/domains/claims/actions'

interface ClaimActionsProps {
  claim: ClaimCard
  choices: QueueChoices
  drafts: CardDrafts | undefined
  map: MapSettings | null
  view: string
  pending: PendingMove | null
  returned: readonly ReturnedMove[]
}

/** Only what the state and the role allow; open is what was begun, or the first. Each form works without scripts. */
export function ClaimActions(props: ClaimActionsProps) {
  const { claim, choices, drafts, map, view, pending, returned } = props
  const actions = pending ? [] : listActions(claim)
  const open = actions.find((action) => hasDraft(action, drafts?.texts)) ?? actions[0]
  return (
    <section aria-labelledby="actions" className="rounded-card border border-line bg-paper p-4">
      <h2 id="actions" tabIndex={-1} className="sr-only">
        Действия
      </h2>
      {claim.isWithOthers && claim.isPublic && (
        <p className="pb-2 text-sm text-ink-soft">Эту заявку ведёт другое подразделение: вам она только видна.</p>
      )}
      <PendingNotice pending={pending} returned={returned} drafts={drafts} updatedAt={claim.updatedAt} view={view} />
      {!pending && actions.length === 0 && claim.isDisputed && (
        <p className="pb-2 text-sm text-ink-soft">Автор ответил «Не решено»: что дальше, решит модератор.</p>
      )}
      <div className="divide-y divide-line">
        {actions.map((action) => (
          <ActionDetails
            key={action}
            action={action}
            label={toTitle(action, claim)}
            drafts={drafts}
            open={action === open}
          >
            <ActionForm
              id={action}
              endpoint={`/cms/desk/claims/${claim.id}/moves`}
              action={action}
              button={labels[action]}
              updatedAt={claim.updatedAt}
              view={view}
              consequences={describeConsequences(action, claim)}
              fields={listActionFields(action, { claim, choices, map })}
              drafts={drafts}
            />
          </ActionDetails>
        ))}
        {claim.canPostpone && !pending && <PostponeForm claim={claim} view={view} drafts={drafts} />}
        <NoteForm endpoint={`/cms/desk/claims/${claim.id}/notes`} view={view} drafts={drafts} />
      </div>
    </section>
  )
}

/** An answer to a claim that nobody has taken takes it in the same move. */
function listActions({ actions, code }: ClaimCard): StaffAction[] {
  const possible =
    code === claimCodes.underReview && actions.includes('take') ? [...actions, 'answer' as const] : actions
  return (Object.keys(labels) as StaffAction[]).filter((action) => possible.includes(action))
}

/** A fold says what is in it if that is worth a look. */
function toTitle(action: StaffAction, { similar }: ClaimCard): string {
  const waiting = similar.filter(({ isOpen }) => isOpen).length
  return action === 'merge' && waiting > 0 ? `${labels.merge} · рядом ${waiting}` : labels[action]
}
