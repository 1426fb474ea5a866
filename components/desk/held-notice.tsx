import { UndoForm } from '@/components/desk/undo-form'
import type { HeldMove } from '@/lib/domains/desk/shapes'

/** Stands instead of the actions while a move of the thing waits. */
export function HeldNotice({ held: { who, press }, view }: { held: HeldMove; view: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      Решается: {who}.{press && <UndoForm press={press} view={view} />}
    </div>
  )
}
