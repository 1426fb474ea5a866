import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { pageWindow } from '@/components/ui/page-window'

interface PageNumbersProps {
  current: number
  last: number
  hrefOf: (page: number) => string
}

/** Five numbers around the current page, the first and the last beside them. */
export function PageNumbers({ current, last, hrefOf }: PageNumbersProps) {
  const numbers = pageWindow(current, last)
  const first = numbers[0] ?? 1
  const end = numbers.at(-1) ?? last
  return (
    <nav aria-label="Страницы списка">
      <ul className="tabular flex flex-wrap items-center justify-center gap-1">
        {first > 1 && <PageNumber page={1} label="Первая страница, 1" href={hrefOf(1)} />}
        {first > 2 && <Gap />}
        {numbers.map((page) => (
          <PageNumber key={page} page={page} href={hrefOf(page)} current={page === current} />
        ))}
        {end < last - 1 && <Gap />}
        {end < last && <PageNumber page={last} label={`Последняя страница, ${last}`} href={hrefOf(last)} />}
      </ul>
    </nav>
  )
}

function PageNumber({
  page,
  href,
  label,
  current = false,
}: {
  page: number
  href: string
  label?: string
  current?: boolean
}) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-label={label ?? `Страница ${page}`}
        aria-current={current ? 'page' : undefined}
        className={classNames(
          'flex size-11 items-center justify-center rounded-field no-underline transition-colors',
          current ? 'bg-ink font-medium text-paper' : 'text-ink hover:bg-brand-tint hover:text-brand-strong',
        )}
      >
        {page}
      </Link>
    </li>
  )
}

function Gap() {
  return (
    <li aria-hidden className="w-5 text-center text-ink-soft">
      …
    </li>
  )
}
