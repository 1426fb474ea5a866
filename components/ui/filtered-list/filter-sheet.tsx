import type { ReactNode } from 'react'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { Icon } from '@/components/ui/icon/icon'

const ROWS = {
  one: 'lg:grow lg:gap-3 lg:grid-cols-1',
  three: 'lg:grow lg:gap-3 lg:grid-cols-3',
  more: 'lg:contents lg:*:w-44 xl:*:w-52',
} as const

interface FilterSheetProps {
  id: string
  title: string
  label: string
  inRow?: keyof typeof ROWS
  children: ReactNode
  /** Fields that fold on wide screens. */
  more?: ReactNode
}

/** A sheet on phones, a window or open fields on wide screens; the button's width is reserved. */
export function FilterSheet({ id, title, label, inRow, children, more }: FilterSheetProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClassName(
          'secondary',
          'medium',
          classNames('shrink-0 sm:min-w-36 sm:justify-start', inRow && 'lg:hidden'),
        )}
      >
        <Icon name="sliders-horizontal" className="size-5" />
        <span className="max-sm:sr-only">{label}</span>
      </button>
      <ModalSheet
        id={id}
        title={title}
        wide={inRow === 'more' ? 'contents' : inRow ? 'inPage' : 'window'}
        className={inRow && inRow !== 'more' ? 'lg:flex lg:items-end lg:gap-3' : undefined}
      >
        <div className={classNames('grid items-end gap-4 sm:grid-cols-2', inRow && ROWS[inRow])}>{children}</div>
        {more}
        <Button type="submit" className={classNames('mt-6 w-full', inRow && 'lg:mt-0 lg:w-(--submit) lg:shrink-0')}>
          Показать
        </Button>
      </ModalSheet>
    </>
  )
}
