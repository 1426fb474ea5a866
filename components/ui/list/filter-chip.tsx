import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { formatNumber } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'

interface FilterChipProps {
  href: string
  isOn: boolean
  count?: number
  children: ReactNode
}

export function FilterChip({ href, isOn, count, children }: FilterChipProps) {
  return (
    <li className="max-w-full shrink-0">
      <Link
        href={href}
        scroll={false}
        aria-current={isOn ? 'true' : undefined}
        className={classNames('chip', isOn && 'border-ink bg-ink text-paper')}
      >
        {children}
        {count !== undefined && (
          <span className={classNames('tabular', !isOn && 'text-ink-soft')}>{formatNumber(count)}</span>
        )}
        {isOn && <Icon name="x" className="size-4 shrink-0" />}
      </Link>
    </li>
  )
}

/** Adds or removes a value, sorted; returns undefined if none is left. */
export function toggleValue(values: readonly number[] | undefined, value: number): number[] | undefined {
  const others = (values ?? []).filter((one) => one !== value)
  const next = values?.includes(value) ? others : [...others, value].sort((one, other) => one - other)
  return next.length > 0 ? next : undefined
}
