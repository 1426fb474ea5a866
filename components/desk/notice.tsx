'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'

/**
 * Says what the last press did. Each press opens a page, where no region is heard as changed and the focus is nowhere:
 * so the focus comes here, before «Отменить» and the next card.
 */
export function Notice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const isSaid = Boolean(children)
  useEffect(() => {
    if (isSaid) box.current?.focus()
  }, [isSaid])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={isSaid ? -1 : undefined}
      aria-labelledby={isSaid ? id : undefined}
      className={isSaid ? 'mt-3 flex items-center gap-2 rounded-field bg-brand-tint px-3.5 py-2.5' : 'sr-only'}
    >
      {isSaid && (
        <>
          <Icon name="circle-check" className="size-5 shrink-0 text-brand-strong" />
          <div id={id} className="min-w-0">
            {children}
          </div>
        </>
      )}
    </div>
  )
}
