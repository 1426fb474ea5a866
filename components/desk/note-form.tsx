import { ActionDetails } from '@/components/desk/action-details'
import { ActionForm } from '@/components/desk/action-form'

/** «Заметка» among the actions of a card. */
export function NoteForm({ endpoint, view }: { endpoint: string; view: string }) {
  return (
    <ActionDetails label="Заметка">
      <ActionForm
        id="note"
        endpoint={endpoint}
        action="note"
        button="Сохранить заметку"
        updatedAt=""
        view={view}
        consequences="Заметку прочтут только сотрудники, которым видна эта карточка. Писем не будет."
        fields={[{ kind: 'text', name: 'note', label: 'Заметка для коллег' }]}
      />
    </ActionDetails>
  )
}
