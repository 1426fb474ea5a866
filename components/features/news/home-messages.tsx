'use client'

import { Link } from '@/components/ui/link'
import { MoreLink } from '@/components/ui/home-band'
import type { HomeMessage } from '@/components/features/news/home-message-rows'
import { classNames } from '@/components/ui/class-names'
import { TimeText } from '@/components/ui/text/time-text'
import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'

const SHOWN_ON_PHONES = 2

export function HomeMessages({ messages }: { messages: readonly HomeMessage[] }) {
  if (messages.length === 0) return null
  return (
    <section aria-labelledby="home-messages" className="bg-ground py-5 sm:py-16">
      <div className="shell grid gap-x-16 gap-y-3 sm:gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-8">
          <h2 id="home-messages" className="text-h2">
            Объявления
          </h2>
          <p className="mt-3 text-ink-soft max-sm:hidden">
            Отключения, перекрытия, сроки и приёмы. Только то, что действует сейчас.
          </p>
          <p className="sm:mt-3">
            <MoreLink href={`${paths.news}?type=${MESSAGE_TYPE_CODE}`} label="Все объявления" />
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {messages.map((message, index) => (
            <Message key={message.href} message={message} className={index < SHOWN_ON_PHONES ? '' : 'max-sm:hidden'} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Message({ message, className }: { message: HomeMessage; className: string }) {
  const { href, title, term } = message
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)] sm:py-5',
        className,
      )}
    >
      <Published message={message} />
      <div className="min-w-0">
        <h3 className="text-lg leading-6 font-medium">
          <Link href={href} className="link-quiet cover" dangerouslySetInnerHTML={{ __html: title }} />
        </h3>
        {term && <p className="mt-1 text-sm text-ink-soft">{term}</p>}
      </div>
    </li>
  )
}

function Published({ message: { published, day } }: { message: HomeMessage }) {
  if (!day) return <TimeText time={published} className="tabular text-lg leading-6 font-semibold" />
  return (
    <time dateTime={published.value} className="leading-5 text-ink-soft">
      <span className="block text-2xl font-semibold text-ink">{day.day}</span>
      <span className="text-sm">{day.month}</span>
    </time>
  )
}
