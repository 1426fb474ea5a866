import { Link } from '@/components/ui/link'
import { classNames } from '@/components/ui/class-names'
import { formatNumber } from '@/lib/text/plural'

export interface TabItem {
  href: string
  label: string
  count?: number
  current?: boolean
}

export function Tabs({ label, items, className }: { label: string; items: readonly TabItem[]; className?: string }) {
  return (
    <nav aria-label={label} className={classNames('min-w-0', className)}>
      <ul
        className={classNames(
          'no-scrollbar fading-row -mx-(--gutter) flex scroll-pl-12 gap-x-7 overflow-x-auto border-b border-line',
          'pl-(--gutter) sm:mx-0 sm:flex-wrap sm:pl-0',
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
