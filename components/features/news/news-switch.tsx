'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface NewsSwitchProps {
  label: string
  panels: { href: string; label: string; panel: ReactNode }[]
}

/** Without JavaScript each tab is a link to its list. */
export function NewsSwitch({ label, panels }: NewsSwitchProps) {
  const [current, setCurrent] = useState(0)

  function choose(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setCurrent(index)
  }

  return (
    <>
      <nav aria-label={label} className="mb-5 min-w-0 sm:mb-9">
        <ul className="no-scrollbar fading-row -mx-(--gutter) flex gap-x-7 overflow-x-auto border-b border-line pl-(--gutter) sm:mx-0 sm:flex-wrap sm:pl-0">
          {panels.map(({ href, label: title }, index) => (
            <li key={href} className="shrink-0">
              <a
                href={href}
                data-in-place
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
                className={classNames(
                  'relative flex min-h-12 items-center pt-2 pb-3 no-underline transition-colors',
                  index === current ? 'wave-under font-medium text-ink' : 'text-ink-soft hover:text-brand-strong',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {panels.map(({ href, panel }, index) => (
        <div key={href} hidden={index !== current} className={index === 0 ? undefined : 'animate-appear'}>
          {panel}
        </div>
      ))}
    </>
  )
}
