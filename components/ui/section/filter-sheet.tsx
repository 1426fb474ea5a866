import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonLook } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'

/** How many fields stand beside each other on wide screens. */
const ROWS = { 1: 'lg:grid-cols-1', 3: 'lg:grid-cols-3', 6: 'lg:grid-cols-6' } as const

interface FilterSheetProps {
  /** The id of the sheet on this page. */
  id: string
  title: string
  /** The button that opens the sheet says it, with how much is chosen. */
  label: string
  /** On wide screens they stand open in a row of the bar, whose end is their button. */
  inRow?: keyof typeof ROWS
  /** Fields of the form in which it stands. */
  children: ReactNode
}

/**
 * Fields of a filter that wait in a sheet on phones, opened natively by the button at the end of the form's line; on wide
 * screens in a window, or open in the bar. The button has its width before its words come.
 */
export function FilterSheet({ id, title, label, inRow, children }: FilterSheetProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonLook(
          'secondary',
          'medium',
          classNames('shrink-0 px-3.5 sm:min-w-36 sm:justify-start', inRow && 'lg:hidden'),
        )}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{label}</span>
      </button>
      <ModalSheet
        id={id}
        title={title}
        wide={inRow ? 'inPage' : 'window'}
        className={inRow && 'lg:flex lg:items-end lg:gap-3'}
      >
        <div className={classNames('grid items-end gap-4 sm:grid-cols-2', inRow && `lg:grow lg:gap-3 ${ROWS[inRow]}`)}>
          {children}
        </div>
        <Button type="submit" className={classNames('mt-6 w-full', inRow && 'lg:mt-0 lg:w-(--submit) lg:shrink-0')}>
          Показать
        </Button>
      </ModalSheet>
    </>
  )
}
