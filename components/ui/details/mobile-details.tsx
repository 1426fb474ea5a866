import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { DetailsChevron } from '@/components/ui/icon/icon'

interface MobileDetailsProps {
  title: ReactNode
  /** The whole `relative` row around it opens it, except its own links. */
  row?: boolean
  isOpen?: boolean
  className?: string
  children: ReactNode
}

const summaries = {
  line: 'flex min-h-11 items-center justify-between gap-3 font-medium text-brand-strong',
  row: 'absolute inset-0 flex items-start justify-end py-3.5 text-brand-strong group-open/fold:bottom-auto group-open/fold:h-12',
}

/** Collapsed on phones only, by CSS alone, so nothing moves when scripts load. */
export function MobileDetails({ title, row = false, isOpen = false, className, children }: MobileDetailsProps) {
  return (
    <details
      open={isOpen}
      suppressHydrationWarning // the visitor may have unfolded it before the script came
      className={classNames('unfolds group/fold', className)}
    >
      <summary className={classNames(summaries[row ? 'row' : 'line'], 'print:hidden')}>
        <span className={row ? 'sr-only' : 'min-w-0'}>{title}</span>
        <DetailsChevron />
      </summary>
      {children}
    </details>
  )
}
