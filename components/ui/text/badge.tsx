import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

export type BadgeTone =
  'plain' | 'neutral' | 'brand' | 'sun' | 'danger' | 'status-1' | 'status-2' | 'status-3' | 'status-4'

const fills: Record<BadgeTone, string> = {
  plain: 'px-0 text-ink',
  neutral: 'bg-ground text-ink-soft',
  brand: 'bg-brand-tint text-brand-strong',
  sun: 'bg-sun text-ink',
  danger: 'bg-danger-tint text-danger',
  'status-1': 'bg-status-1 text-ink',
  'status-2': 'bg-status-2 text-paper',
  'status-3': 'bg-status-3 text-ink',
  'status-4': 'bg-status-4 text-ink',
}

interface BadgeProps {
  tone?: BadgeTone
  /** Shape beside the text: colour alone is not accessible. */
  icon?: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span data-badge className={classNames('badge', fills[tone])}>
      {icon}
      {children}
    </span>
  )
}
