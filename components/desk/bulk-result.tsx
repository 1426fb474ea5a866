import { UndoForm } from '@/components/desk/undo-form'
import type { MovedItems } from '@/lib/domains/desk/shapes'

/** `undo` is the press, if all that it did can be undone, for so many seconds. */
export type Moved = MovedItems & { undo?: string; seconds?: number }

/** Address of the same list, which says what was done. */
export function toListAddress({ done, undo }: Moved): string {
  const address = new URL(window.location.href)
  address.hash = ''
  if (done.length > 0) address.searchParams.set('done', `bulk-${done.length}`)
  address.searchParams.delete('undo')
  if (undo) address.searchParams.set('undo', undo)
  return address.href
}

interface BulkResultProps extends Moved {
  /** Path of the list, below which the cards are. */
  list: string
}

/** What was done and what was not, each reason once with the numbers that it is about. */
export function BulkResult({ done, refused, undo, seconds = 0, list }: BulkResultProps) {
  return (
    <>
      <div className="font-medium">
        Сделано: {done.length}. Не сделано: {refused.length}.{' '}
        {undo && (
          <UndoForm undo={{ press: undo, seconds }} view={window.location.search} label="Отменить сделанное" hasClock />
        )}
      </div>
      <ul className="mt-1 space-y-1">
        {groupByReason(refused).map(([message, ids]) => (
          <li key={message}>
            {message}{' '}
            {ids.map((id) => (
              <a key={id} href={`${list}/${id}`} className="link target mr-3">
                № {id}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className="link target"
          onClick={() => window.location.assign(toListAddress({ done, refused, ...(undo && { undo }) }))}
        >
          Обновить список
        </button>
      </p>
    </>
  )
}

function groupByReason(refused: Moved['refused']): [string, number[]][] {
  const groups = new Map<string, number[]>()
  for (const { id, message } of refused) groups.set(message, [...(groups.get(message) ?? []), id])
  return [...groups]
}
