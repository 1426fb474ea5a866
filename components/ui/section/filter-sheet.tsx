import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonLook } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'

/** Columns of fields on wide screens. */
const ROWS = { 1: 'lg:grid-cols-1', 3: 'lg:grid-cols-3', 6: 'lg:grid-cols-6' } as const

interface FilterSheetProps {
  id: string
  title: string
  /** Text of the button, with the number of chosen filters. */
  label: string
  /** On wide screens the fields are open in the bar, before its button. */
  inRow?: keyof typeof ROWS
  children: ReactNode
}

/**
 * Filter fields: a natively opened sheet on phones; on wide screens a window, or open in the bar. The button's width
 * is reserved before its text streams in.
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
