import { classNames } from '@/components/ui/class-names'
import { TabLink } from '@/components/desk/tab-link'
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
    <nav
      aria-label={label}
      className={classNames(
        'no-scrollbar fading-row -mx-(--gutter) flex scroll-pl-12 gap-x-5 overflow-x-auto border-b border-line',
        'pl-(--gutter) sm:mx-0 sm:mt-2 sm:scroll-pl-0 sm:pl-0',
      )}
    >
      {views.map(({ value, name, count }) => (
        <TabLink key={value} href={toHref(value)} isCurrent={value === current}>
          {name}
          {count !== undefined && <span className="tabular text-ink-soft">{formatNumber(count)}</span>}
        </TabLink>
      ))}
    </nav>
  )
}
