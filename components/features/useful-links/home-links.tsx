'use client'

import { classNames } from '@/components/ui/class-names'
import type { HomeLink } from '@/components/features/useful-links/queries'
import { Icon } from '@/components/ui/icon/icon'

export function HomeLinks({ links }: { links: readonly HomeLink[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="home-links" className="border-t border-line py-14 max-sm:hidden">
      <div className="shell">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="home-links" className="text-h3">
            Полезные ссылки
          </h2>
          <a href="#links-4" className="link target inline-block py-1 font-medium">
            Все ссылки
          </a>
        </div>
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {links.map(({ title, href }) => (
            <li key={href}>
              <a
                href={href}
                rel="noopener"
                className={classNames(
                  'flex h-full min-h-14 items-center justify-between gap-3 border-b border-line py-3 leading-5 text-ink',
                  'no-underline transition-colors hover:text-brand-strong',
                )}
              >
                {title}
                <Icon name="arrow-up-right" className="size-5 shrink-0 text-ink-soft" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
