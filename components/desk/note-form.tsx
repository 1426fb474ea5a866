import { ActionDetails } from '@/components/desk/action-details'
import { ActionForm } from '@/components/desk/action-form'
import { MAX_PRIVATE_NOTE_LENGTH } from '@/lib/domains/desk/rules'
import type { CardDrafts } from '@/lib/domains/desk/shapes'

interface NoteFormProps {
  endpoint: string
  view: string
  drafts: CardDrafts | undefined
}

/** «Заметка» among the actions of a card. */
export function NoteForm({ endpoint, view, drafts }: NoteFormProps) {
  return (
    <ActionDetails label="Заметка" action="note" drafts={drafts}>
      <ActionForm
        id="note"
        endpoint={endpoint}
        action="note"
        button="Сохранить заметку"
        updatedAt=""
        view={view}
        drafts={drafts}
        consequences="Заметку прочтут только сотрудники, которым видна эта карточка. Писем не будет."
        fields={[{ kind: 'text', name: 'note', label: 'Заметка для коллег', maxLength: MAX_PRIVATE_NOTE_LENGTH }]}
      />
    </ActionDetails>
  )
}
