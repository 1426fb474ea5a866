/** The form to which ticks of the list belong. */
export const BULK_FORM = 'bulk'

interface BulkTickProps {
  id: number
  /** Version that the list shows. */
  updatedAt: string
  label: string
}

/** Chooses one row of a list for a move of many. */
export function BulkTick({ id, updatedAt, label }: BulkTickProps) {
  return (
    <label className="z-1 -my-2 scroll-mb-20 -ml-3 grid w-11 shrink-0 place-items-center sm:-ml-4">
      <input
        type="checkbox"
        form={BULK_FORM}
        name="items"
        value={`${id} ${updatedAt}`}
        aria-label={label}
        className="size-5 accent-brand"
      />
    </label>
  )
}
