import { Link } from '@/components/ui/link'
import { classNames } from '@/components/ui/class-names'
import { formatNumber } from '@/lib/text/plural'

export interface TabItem {
  href: string
  label: string
  count?: number
  current?: boolean
}

interface TabsProps {
  label: string
  items: readonly TabItem[]
  /** Few short items, which fit a phone without scrolling. */
  inLine?: boolean
  className?: string
}

export function Tabs({ label, items, inLine = false, className }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames('min-w-0', className)}>
      <ul
        className={classNames(
          'flex border-b border-line sm:flex-wrap',
          inLine
            ? 'flex-wrap justify-between gap-x-1 max-sm:text-sm sm:justify-start sm:gap-x-7'
            : 'no-scrollbar fading-row -mx-(--gutter) scroll-pl-12 gap-x-7 overflow-x-auto pl-(--gutter) sm:mx-0 sm:pl-0',
        )}
      >
        {items.map((item) => (
          // supporting browsers scroll the row to the current tab
          <li key={item.href} className={classNames('shrink-0', item.current && '[scroll-initial-target:nearest]')}>
            <Link
              href={item.href}
              scroll={false}
              aria-current={item.current ? 'page' : undefined}
              className={classNames('tab', item.current && 'wave-under font-medium text-ink')}
            >
              {item.label}
              {item.count !== undefined && (
                <span className="tabular text-sm text-ink-soft">{formatNumber(item.count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
