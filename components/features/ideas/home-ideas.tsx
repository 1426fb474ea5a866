'use client'

import type { ReactNode } from 'react'
import { MoreLink } from '@/components/ui/home-band'
import type { HomeIdeasFacts } from '@/components/features/ideas/queries'
import { classNames } from '@/components/ui/class-names'
import { buttonClassName } from '@/components/ui/button/button'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { paths } from '@/lib/config/paths'
import { CardLink } from '@/components/ui/list/card-link'
import { Icon } from '@/components/ui/icon/icon'

const SHOWN_ON_PHONES = 2

/** `children` stand below the introduction, on phones below the ideas. */
export function HomeIdeas({ ideas, threshold, children }: HomeIdeasFacts & { children?: ReactNode }) {
  if (ideas.length === 0) return children ? <div className="shell py-8">{children}</div> : null
  return (
    <section aria-labelledby="home-ideas" className="bg-sand py-5 sm:py-16">
      <div className="shell grid gap-x-16 gap-y-3 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-6">
          <h2 id="home-ideas" className="text-h2">
            Идеи жителей
          </h2>
          <p className="mt-4 max-w-measure text-ink-soft max-sm:hidden">
            Поддержите то, что нужно и вам: когда голосов наберётся достаточно, администрация ответит официально.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:contents">
            <a href={paths.proposeIdea} className={classNames(buttonClassName(), 'max-sm:hidden')}>
              <Icon name="lightbulb" className="size-5 shrink-0" />
              Предложить идею
            </a>
            <MoreLink href={paths.allIdeas} label="Все инициативы" />
          </div>
        </div>
        <ul className="divide-y divide-line border-y border-line lg:row-span-2">
          {ideas.map(({ href, title, category, likes }, index) => (
            <li
              key={href}
              className={classNames(
                'group relative grid items-center gap-x-10 gap-y-2 py-4 sm:py-5 sm:grid-cols-[minmax(0,1fr)_12rem]',
                index >= SHOWN_ON_PHONES && 'max-sm:hidden',
              )}
            >
              <div className="min-w-0">
                <h3 className="text-h3 wrap-anywhere">
                  <CardLink href={href}>{title}</CardLink>
                </h3>
                {category && <p className="mt-1 text-sm text-ink-soft">{category}</p>}
              </div>
              <SupportMeter likes={likes} threshold={threshold} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
