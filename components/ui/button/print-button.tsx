'use client'

import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

export function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={classNames(
        'inline-flex size-11 items-center justify-center rounded-full border border-line text-ink-soft',
        'transition-colors hover:border-brand hover:text-brand-strong print:hidden',
      )}
    >
      <Icon name="printer" className="size-5" />
      <span className="sr-only">Напечатать</span>
    </button>
  )
}
