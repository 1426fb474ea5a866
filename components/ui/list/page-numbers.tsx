import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { classNames } from '@/components/ui/class-names'

interface PageNumbersProps {
  current: number
  last: number
  /** Without it numbers are buttons, for lists in dialogs. */
  toHref?: (page: number) => string
  onChoose?: (page: number) => void
  label?: string
}

/** A number keeps its element, and so its focus, between pages. */
export function PageNumbers({ current, last, toHref, onChoose, label = 'Страницы списка' }: PageNumbersProps) {
  const numbers = pageWindow(current, last)
  const first = numbers[0] ?? 1
  const end = numbers.at(-1) ?? last
  const to = (page: number, label?: string) => (
    <PageNumber
      key={page}
      page={page}
      href={toHref?.(page)}
      onChoose={onChoose}
      label={label}
      current={page === current}
    />
  )
  return (
    <nav aria-label={label}>
      <ul className="tabular flex flex-wrap items-center justify-center gap-1">
        {[
          first > 1 && to(1, 'Первая страница, 1'),
          first > 2 && <Gap key="before" />,
          ...numbers.map((page) => to(page)),
          end < last - 1 && <Gap key="after" />,
          end < last && to(last, `Последняя страница, ${last}`),
        ]}
      </ul>
    </nav>
  )
}

interface PageNumberProps {
  page: number
  href?: string | undefined
  onChoose?: ((page: number) => void) | undefined
  label: string | undefined
  current: boolean
}

function PageNumber({ page, href, onChoose, label, current }: PageNumberProps) {
  const shared = {
    'aria-label': label ?? `Страница ${page}`,
    'aria-current': current ? ('page' as const) : undefined,
    className: classNames('page-number', current && 'bg-ink font-medium text-paper'),
  }
  return (
    <li>
      {href === undefined ? (
        <button type="button" onClick={() => onChoose?.(page)} {...shared}>
          {page}
        </button>
      ) : (
        <Link href={href} onClick={(event) => opensHere(event) && onChoose?.(page)} {...shared}>
          {page}
        </Link>
      )}
    </li>
  )
}

function opensHere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}

function Gap() {
  return (
    <li aria-hidden className="w-5 text-center text-ink-soft">
      …
    </li>
  )
}

const MAX_NUMBERS = 5

export function pageWindow(current: number, last: number): number[] {
  const width = Math.min(MAX_NUMBERS, last)
  const start = Math.min(Math.max(1, current - Math.floor(width / 2)), last - width + 1)
  return Array.from({ length: width }, (_, index) => start + index)
}
