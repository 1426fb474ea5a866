import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface ContactLineProps {
  icon: ReactNode
  className?: string
  children: ReactNode
}

/** A line of an `<address>`: icon and phone, email or place. */
export function ContactLine({ icon, className, children }: ContactLineProps) {
  return (
    <p className={classNames('flex gap-3', className)}>
      <span className="mt-0.75 shrink-0 text-brand *:size-5">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}
