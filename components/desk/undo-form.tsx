import { SecondsLeft } from '@/components/desk/seconds-left'
import type { Undo } from '@/lib/domains/desk/shapes'

interface UndoFormProps {
  undo: Undo
  /** Query of the list that the card was opened from. */
  view: string
  label?: string
  /** The time that is left stands beside it. */
  hasClock?: boolean
}

/** «Отменить» of the last press, with all that it did. It goes when its time is over; works without scripts. */
export function UndoForm({ undo: { press, seconds }, view, label = 'Отменить', hasClock }: UndoFormProps) {
  return (
    <form
      method="post"
      action="/cms/desk/undo"
      encType="multipart/form-data"
      className="inline"
      style={{ animation: `vanish 0s ${seconds}s forwards` }}
    >
      <input type="hidden" name="press" value={press} />
      <input type="hidden" name="view" value={view} />
      <button type="submit" className="link target">
        {label}
      </button>
      {hasClock && (
        <span className="ml-2 text-sm text-ink-soft">
          ещё <SecondsLeft seconds={seconds} />
        </span>
      )}
    </form>
  )
}
