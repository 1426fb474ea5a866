interface UndoFormProps {
  press: string
  /** Query of the list that the card was opened from. */
  view: string
  label?: string
}

/** «Отменить» of the last press, with all that it did. Works without scripts. */
export function UndoForm({ press, view, label = 'Отменить' }: UndoFormProps) {
  return (
    <form method="post" action="/cms/desk/undo" encType="multipart/form-data" className="inline">
      <input type="hidden" name="press" value={press} />
      <input type="hidden" name="view" value={view} />
      <button type="submit" className="link target">
        {label}
      </button>
    </form>
  )
}
