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
    <div className="@container px-5 pb-6 sm:px-8 sm:pb-8">
      <div className="dialog-title -mx-5 flex items-start justify-between gap-4 px-5 pt-5 pb-1.5 sm:-mx-8 sm:px-8 sm:pt-7">
        <h2 id={titleId} className="min-w-0 text-2xl font-semibold">
          {title}
        </h2>
        <form method="dialog" className="-mt-1.5 -mr-2">
          <button
            type="submit"
            aria-label="Закрыть"
            className="flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-brand-tint hover:text-brand-strong"
          >
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
  const width = size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg'
  return `dialog mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-paper text-ink shadow-above open:animate-appear sm:my-auto sm:rounded-card forced-colors:border ${width}`
}
