'use client'

import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

interface TabLinkProps extends ComponentProps<'a'> {
  isCurrent: boolean
}

/** A tab of a row that scrolls on phones; the row opens where the current one is. */
export function TabLink({ isCurrent, className, children, ...rest }: TabLinkProps) {
  return (
    <a
      {...rest}
      ref={isCurrent ? showInRow : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'tab shrink-0',
        isCurrent && 'wave-under font-semibold text-ink [scroll-initial-target:nearest]',
        className,
      )}
    >
      {children}
    </a>
  )
}

/** For browsers that do not know `scroll-initial-target`. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement
  if (!link || !row || CSS.supports('scroll-initial-target', 'nearest')) return
  const { left, width } = link.getBoundingClientRect()
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
}
