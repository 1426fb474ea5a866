import Link from 'next/link'
import { MoreLink } from '@/components/civic/home-band'
import { classNames } from '@/components/ui/class-names'
import { MomentText } from '@/components/ui/text/date-text'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { env } from '@/lib/config/env'
import { MESSAGE_TYPE_CODE, newsPath, paths } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'
import { formatDeadline } from '@/lib/time/deadline-text'
import { formatNearDate, isSameDay } from '@/lib/time/dates'

const SHOWN = 5
const SHOWN_ON_PHONES = 2

export function HomeMessages({ messages }: { messages: readonly NewsCard[] }) {
  if (messages.length === 0) return null
  return (
    <section aria-labelledby="home-messages" className="bg-ground py-7 sm:py-16">
      <div className="shell grid gap-x-16 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
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
          {messages.slice(0, SHOWN).map((message, index) => (
            <Message key={message.id} message={message} className={index < SHOWN_ON_PHONES ? '' : 'max-sm:hidden'} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Message({ message, className }: { message: NewsCard; className: string }) {
  const { id, slug, type, title, date_publication: published, expires_at: expires } = message
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:py-5',
        className,
      )}
    >
      <Published at={published} />
      <div className="min-w-0">
        <h3 className="text-lg leading-6 font-medium">
          <Link href={newsPath({ id, slug, typeCode: type.code })} prefetch={false} className="link-quiet cover">
            <UnbrokenNumbers text={title} />
          </Link>
        </h3>
        {expires && <p className="mt-1 text-sm text-ink-soft">Действует {formatDeadline(expires, env.TIME_ZONE)}</p>}
      </div>
    </li>
  )
}

function Published({ at }: { at: string }) {
  if (isSameDay(at, new Date(), env.TIME_ZONE))
    return <MomentText value={at} zone={env.TIME_ZONE} className="tabular text-lg leading-6 font-semibold" />
  const [day, month] = formatNearDate(at, env.TIME_ZONE).split(' ')
  return (
    <time dateTime={at} className="leading-5 text-ink-soft">
      <span className="block text-2xl font-semibold text-ink">{day}</span>
      <span className="text-sm">{month}</span>
    </time>
  )
}
