import type { ReactNode } from 'react'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { Icon } from '@/components/ui/icon/icon'

const ROWS = { 1: 'lg:grid-cols-1', 3: 'lg:grid-cols-3', 6: 'lg:grid-cols-6' } as const

interface FilterSheetProps {
  id: string
  title: string
  label: string
  inRow?: keyof typeof ROWS
  children: ReactNode
}

/** A sheet on phones, a window or open fields on wide screens; the button's width is reserved. */
export function FilterSheet({ id, title, label, inRow, children }: FilterSheetProps) {
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
