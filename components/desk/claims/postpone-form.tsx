import { ActionDetails } from '@/components/desk/action-details'
import { ActionForm } from '@/components/desk/action-form'
import type { ClaimCard } from '@/lib/domains/claims/queue/shapes'
import type { CardDrafts } from '@/lib/domains/desk/shapes'

interface PostponeFormProps {
  claim: ClaimCard
  view: string
  drafts: CardDrafts | undefined
}

/** «Отложить» among the actions of a card, or the return of what was postponed. */
export function PostponeForm({ claim: { id, postponed, updatedAt }, view, drafts }: PostponeFormProps) {
  const form = { endpoint: `/cms/desk/claims/${id}/postponement`, updatedAt, view, drafts }
  if (postponed)
    return (
      <ActionForm
        {...form}
        id="resume"
        action="resume"
        button="Вернуть в списки"
        consequences={`Отложена до ${postponed.until}: ${postponed.who}. Срок ответа идёт. Любое решение вернёт её само.`}
        fields={[]}
      />
    )
  return (
    <ActionDetails label="Отложить" action="postpone" drafts={drafts}>
      <ActionForm
        {...form}
        id="postpone"
        action="postpone"
        button="Отложить"
        consequences="До этого дня у всех сотрудников она останется только в «Отложено» и «Все». Срок ответа идёт, автор ничего не узнает."
        fields={[{ kind: 'date', name: 'until', label: 'До какого дня' }]}
      />
    </ActionDetails>
  )
}
