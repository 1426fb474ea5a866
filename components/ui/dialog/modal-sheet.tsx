import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

const WIDE = {
  contents: 'lg:static lg:contents lg:shadow-none',
  inPage: 'lg:static lg:max-h-none lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none',
  window: 'sm:inset-0 sm:m-auto sm:h-fit sm:max-w-md sm:rounded-card sm:p-8',
} as const

interface ModalSheetProps {
  id: string
  title: string
  wide: keyof typeof WIDE
  className?: string
  children: ReactNode
}

export function ModalSheet({ id, title, wide, className, children }: ModalSheetProps) {
  const titleId = `${id}-title`
  return (
    <div
      id={id}
      popover="auto"
      data-modal
      role="group"
      aria-labelledby={titleId}
      className={classNames('modal-sheet', WIDE[wide], className)}
    >
      <div className={classNames('mb-4 flex items-start justify-between gap-4', wide !== 'window' && 'lg:hidden')}>
        <p id={titleId} className="text-h3">
          {title}
        </p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Закрыть"
          className="icon-button -mt-2 -mr-2 shrink-0"
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
      {children}
    </div>
  )
}
