'use client'

import { BULK_FORM } from '@/components/desk/bulk-tick'
import { setTicks, useTicked } from '@/components/desk/use-ticks'

/** Ticks every row of the page; the keyboard goes from here past the rows to what is done with them. */
export function TickAll({ rows }: { rows: number }) {
  const ticked = useTicked()
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-sm [@media(scripting:none)]:hidden">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={ticked === rows}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && ticked < rows
          }}
          onChange={({ target }) => setTicks(target.checked)}
          className="size-5 accent-brand"
        />
        <span>
          Отметить все<span className="max-sm:sr-only"> на странице</span>
        </span>
      </label>
      <span role="status" className="sr-only">
        {ticked > 0 && `Отмечено: ${ticked}`}
      </span>
      {ticked > 0 && (
        <a href={`#${BULK_FORM}`} className="link target sr-only focus:not-sr-only">
          К действиям с отмеченными
        </a>
      )}
    </div>
  )
}
