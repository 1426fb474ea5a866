import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { UndoForm } from '@/components/desk/undo-form'
import { formatCount } from '@/lib/text/plural'

export interface LastPress {
  /** What the last press did and to which number: «publish-12». */
  done: string | string[] | undefined
  /** The press, if it can still be undone. */
  undo: string | null
  view: string
}

/** Words of a press that did one thing to many. */
const many = { bulk: 'Сделано', undone: 'Отменено' }

/** Says what the last press did, with «Отменить» while that is possible: the next card is already open. */
export function PressNotice({
  done,
  undo,
  view,
  describe,
}: LastPress & { describe: (action: string, id: number) => ReactNode }) {
  const [, action = '', number] = /^(\w+)-(\d{1,9})$/.exec(String(done ?? '')) ?? []
  const count = many[action as keyof typeof many]
  const said = count
    ? `${count}: ${formatCount(Number(number), ['решение', 'решения', 'решений'])}.`
    : describe(action, Number(number))
  return (
    <Notice>
      {said && (
        <>
          {said} {undo && <UndoForm press={undo} view={view} />}
        </>
      )}
    </Notice>
  )
}

/** A line that a screen reader hears as soon as it has words. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className={
        children ? 'mt-3 flex flex-wrap items-center gap-2 rounded-field bg-brand-tint px-3.5 py-2.5' : 'sr-only'
      }
    >
      {children && (
        <>
          <Icon name="circle-check" className="size-5 shrink-0 text-brand-strong" />
          <div>{children}</div>
        </>
      )}
    </div>
  )
}
