import { ActionForm } from '@/components/desk/action-form'

/** «Заметка» among the actions of a card. */
export function NoteForm({ endpoint, view }: { endpoint: string; view: string }) {
  return (
    <details name="action">
      <summary className="flex min-h-12 cursor-pointer items-center font-medium text-brand-strong">Заметка</summary>
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
    </details>
  )
}
