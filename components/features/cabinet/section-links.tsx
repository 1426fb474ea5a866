'use client'

import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

interface SectionLinksProps {
  links: readonly { name: string; title: string; count?: number | undefined }[]
  current: string
}

export function SectionLinks({ links, current }: SectionLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3
  }, [current])
  return (
    <nav aria-label="Разделы кабинета" className="min-w-0">
      <ul
        ref={list}
        className={classNames(
          'no-scrollbar relative -mx-(--gutter) flex gap-x-6 overflow-x-auto border-b border-line px-(--gutter)',
          'lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:mx-0 lg:flex-col lg:border-b-0 lg:px-0',
        )}
      >
        {links.map(({ name, title, count }) => (
          <li key={name} className="shrink-0">
            <a
              href={`#${name}`}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                'relative flex min-h-12 items-center gap-2 whitespace-nowrap no-underline transition-colors lg:border-l-3 lg:pl-4',
                name === current
                  ? 'font-medium text-ink max-lg:wave-under lg:border-brand'
                  : 'text-ink-soft hover:text-brand-strong lg:border-transparent',
              )}
            >
              {title}
              {count ? (
                <span className="min-w-6 rounded-full bg-danger px-1.5 text-center text-xs leading-5 font-semibold text-paper tabular-nums">
                  {count}
                  <span className="sr-only"> непрочитанных</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
