import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface ContactLineProps {
  /** The icon takes the colour of the brand, unless it has one of its own. */
  icon: ReactNode
  className?: string
  children: ReactNode
}

/** Draws a line of an `<address>`: a sign and, beside it, a phone, a letter box or a place. */
export function ContactLine({ icon, className, children }: ContactLineProps) {
  return (
    <p className={classNames('flex gap-3', className)}>
      <span className="mt-0.75 shrink-0 text-brand *:size-5">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}
