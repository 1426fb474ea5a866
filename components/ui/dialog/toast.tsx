import { classNames } from '@/components/ui/class-names'
import type { ReactNode } from 'react'

export function Toast({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className={classNames(
        'deep-focus pointer-events-auto flex min-h-14 w-fit max-w-full items-center gap-3 rounded-card border',
        'border-line-strong bg-deep px-5 py-2 text-paper shadow-lg',
      )}
    >
      {children}
    </div>
  )
}

export function ToastArea({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2 print:hidden">
      {children}
    </div>
  )
}
