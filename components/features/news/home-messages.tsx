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
            Отключения, перекрытия, сроки и приёмы: что действует и что скоро начнётся.
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

interface MessageProps {
  message: HomeMessage
  className: string
}

/** When it matters stands first; what has no end is dated. */
function Message({ message: { href, title, term, published }, className }: MessageProps) {
  return (
    <li
      className={classNames(
        'relative grid gap-x-8 gap-y-0.5 py-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:py-5',
        className,
      )}
    >
      <p className="tabular text-sm leading-6 text-ink-soft sm:text-base">{term || <TimeText time={published} />}</p>
      <h3 className="min-w-0 text-lg leading-6 font-medium">
        <Link href={href} className="link-quiet cover" dangerouslySetInnerHTML={{ __html: title }} />
      </h3>
    </li>
  )
}
