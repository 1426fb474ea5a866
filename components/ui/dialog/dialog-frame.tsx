import type { ReactNode } from 'react'
import { ReadAloud } from '@/components/ui/text/read-aloud'
import { Icon } from '@/components/ui/icon/icon'

interface DialogFrameProps {
  titleId: string
  title: string
  children: ReactNode
  actions?: ReactNode
}

export function DialogFrame({ titleId, title, children, actions }: DialogFrameProps) {
  return (
    <div className="dialog-frame">
      <div className="dialog-title">
        <h2 id={titleId} className="min-w-0 text-2xl font-semibold">
          {title}
        </h2>
        <form method="dialog" className="-mt-1.5 -mr-2">
          <button type="submit" aria-label="Закрыть" className="icon-button">
            <Icon name="x" className="size-6" />
          </button>
        </form>
      </div>
      <ReadAloud className="vision-only link inline-flex min-h-11 items-center gap-2 text-left font-medium" />
      <div className="mt-2.5">{children}</div>
      {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}

export type DialogSize = 'narrow' | 'wide'

export function dialogClassName(size: DialogSize = 'narrow'): string {
  return size === 'wide' ? 'dialog sm:max-w-3xl' : 'dialog'
}
