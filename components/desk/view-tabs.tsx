import { classNames } from '@/components/ui/class-names'
import { formatNumber } from '@/lib/text/plural'

interface ViewTabsProps<View extends string> {
  label: string
  views: readonly { value: View; name: string; count: number | undefined }[]
  current: string
  toHref: (view: View) => string
}

/** Saved views of a list, each with how many wait in it. */
export function ViewTabs<View extends string>({ label, views, current, toHref }: ViewTabsProps<View>) {
  return (
    <nav aria-label={label} className="no-scrollbar mt-2 flex gap-x-5 overflow-x-auto border-b border-line">
      {views.map(({ value, name, count }) => (
        <a
          key={value}
          href={toHref(value)}
          aria-current={value === current ? 'page' : undefined}
          className={classNames(
            'tab shrink-0',
            value === current && 'wave-under font-semibold text-ink [scroll-initial-target:nearest]',
          )}
        >
          {name}
          {count !== undefined && <span className="tabular text-ink-soft">{formatNumber(count)}</span>}
        </a>
      ))}
    </nav>
  )
}
