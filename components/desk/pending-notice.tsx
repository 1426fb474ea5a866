import { UndoForm } from '@/components/desk/undo-form'
import type { PendingMove } from '@/lib/domains/desk/shapes'

/** Stands instead of the actions while a move of the thing waits. */
export function PendingNotice({ pending: { who, undo }, view }: { pending: PendingMove; view: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      Решается: {who}.{undo && <UndoForm undo={undo} view={view} />}
    </div>
  )
}
