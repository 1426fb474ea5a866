import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'

/** A line that a screen reader hears as soon as it has words. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className={children ? 'mt-3 flex items-center gap-2 rounded-field bg-brand-tint px-3.5 py-2.5' : 'sr-only'}
    >
      {children && (
        <>
          <Icon name="circle-check" className="size-5 shrink-0 text-brand-strong" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
