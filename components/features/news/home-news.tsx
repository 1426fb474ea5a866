'use client'

import { useState, type MouseEvent } from 'react'
import { HomeBand } from '@/components/ui/home-band'
import type { HomeNewsCard, HomeNewsPanel } from '@/components/features/news/home-news-rows'
import { classNames } from '@/components/ui/class-names'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'
import { HtmlText } from '@/components/ui/text/html-text'
import { TimeText } from '@/components/ui/text/time-text'
import { paths } from '@/lib/config/paths'

/** One panel of news at a time; without JavaScript each tab is a link to its list. */
export function HomeNews({ panels }: { panels: readonly HomeNewsPanel[] }) {
  const [current, setCurrent] = useState(0)
  const panel = panels[current]
  if (!panel) return null

  function choose(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setCurrent(index)
  }

  return (
    <HomeBand id="home-news" title="Новости" more={{ href: paths.news, label: 'Все новости' }}>
      <nav aria-label="Типы новостей" className="mb-4 min-w-0 sm:mb-9">
        <ul
          className={classNames(
            'no-scrollbar fading-row -mx-(--gutter) flex gap-x-7 overflow-x-auto border-b border-line pl-(--gutter)',
            'sm:mx-0 sm:flex-wrap sm:pl-0',
          )}
        >
          {panels.map(({ href, label }, index) => (
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
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Panel key={panel.href} panel={panel} className={current === 0 ? '' : 'animate-appear'} />
    </HomeBand>
  )
}

function Panel({ panel: { cards, text }, className }: { panel: HomeNewsPanel; className: string }) {
  const [lead, ...others] = cards
  if (!lead) return null
  return (
    <div
      className={classNames(
        'grid gap-x-12 gap-y-4 sm:gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-16',
        className,
      )}
    >
      <Lead card={lead} text={text} />
      <ul className="divide-y divide-line border-line max-lg:border-t">
        {others.map((card, index) => (
          <SideNews key={card.href} card={card} className={index < 2 ? '' : 'max-sm:hidden'} />
        ))}
      </ul>
    </div>
  )
}

function Lead({ card, text }: { card: HomeNewsCard; text: HomeNewsPanel['text'] }) {
  return (
    <article className="group relative">
      {card.picture && (
        <Picture
          image={card.picture}
          sizes="(min-width: 64rem) 42rem, 100vw"
          decorative
          className="max-sm:aspect-video"
        />
      )}
      <Meta card={card} className="mt-3 sm:mt-5" />
      <h3 className="mt-1.5 text-2xl font-semibold sm:text-h2">
        <CardLink href={card.href}>
          <HtmlText html={card.title} />
        </CardLink>
      </h3>
      {text && (
        <p
          className="mt-3 max-w-measure text-lg text-ink-soft max-sm:hidden"
          dangerouslySetInnerHTML={{ __html: text }}
        />
      )}
    </article>
  )
}

function SideNews({ card, className }: { card: HomeNewsCard; className: string }) {
  return (
    <li className={classNames('group relative flex gap-4 py-3 sm:gap-5 sm:py-5 lg:py-6 lg:first:pt-0', className)}>
      {/* The picture comes first in the page, so that the title knows its width before the rest of a slow page is there. */}
      {card.picture && (
        <div data-thumbnail className="order-last ml-auto w-20 max-w-[33%] shrink-0 sm:w-40">
          <Picture image={card.picture} sizes="10rem" decorative />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <Meta card={card} />
        <h3 className="mt-1 text-lg leading-6 font-medium">
          <CardLink href={card.href}>
            <HtmlText html={card.title} />
          </CardLink>
        </h3>
      </div>
    </li>
  )
}

function Meta({ card: { published, type }, className }: { card: HomeNewsCard; className?: string }) {
  return (
    <p className={classNames('text-sm text-ink-soft', className)}>
      <TimeText time={published} />
      {type && <span> · {type}</span>}
    </p>
  )
}
