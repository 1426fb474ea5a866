import Link from 'next/link'
import type { ReactNode } from 'react'
import { messageOfDay, messagePath } from '@/components/features/home/message-of-day'
import { classNames } from '@/components/ui/class-names'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'
import { formatLongDate, isoDay } from '@/lib/time/dates'
import { formatDaysLeft } from '@/lib/time/days-left'
import { formatDeadline } from '@/lib/time/deadline-text'
import { Icon } from '@/components/ui/icon/icon'

interface TodayStripProps {
  /** Shown by the banner; its message is left out here. */
  alert: SiteAlert | null
  dutyPhone: string | null
  messages: Home['messages']
  discussion: Home['discussions'][number] | undefined
}

// The facts stand in two columns until there is room for all in one row.
const THREE_FACTS = 'md:grid-cols-2 lg:grid-cols-[auto_minmax(0,1fr)_minmax(16rem,auto)]'
const FOUR_FACTS = 'md:grid-cols-2 xl:grid-cols-[auto_minmax(0,1.7fr)_minmax(17.5rem,1fr)_minmax(16rem,auto)]'

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: env.TIME_ZONE })

export function TodayStrip({ alert, dutyPhone, messages, discussion }: TodayStripProps) {
  const now = new Date()
  const message = messageOfDay(alert, messages)
  const notice = message ? <Notice message={message} now={now} /> : !alert && <NoMessages />
  const isFull = Boolean(notice && discussion)
  return (
    <section aria-labelledby="today" className="bg-sand">
      <div
        data-few={isFull ? undefined : ''}
        className={classNames(
          'group/today shell grid gap-x-12 gap-y-4 pt-3 pb-5 sm:py-6 md:gap-y-5 lg:gap-x-8 lg:py-7',
          isFull ? FOUR_FACTS : THREE_FACTS,
        )}
      >
        <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2">
          <h2 id="today" className="text-sm text-ink-soft">
            Сегодня в городе
          </h2>
          <p className="font-semibold md:mt-0.5 md:text-lg md:leading-7">
            <time dateTime={isoDay(now, env.TIME_ZONE)}>{formatLongDate(now, env.TIME_ZONE)}</time>
            <span className="font-normal text-ink-soft">
              <span className={classNames(isFull && 'xl:hidden')}>, </span>
              <span className={classNames('whitespace-nowrap', isFull && 'xl:block')}>{weekday.format(now)}</span>
            </span>
          </p>
        </div>
        {notice}
        {discussion && <DaysLeft discussion={discussion} />}
        {dutyPhone && (
          <Fact
            icon={<Icon name="phone" className="mt-0.5 size-6 shrink-0 text-brand-strong" />}
            label="Дежурная служба, круглосуточно"
          >
            <PhoneLink
              phone={dutyPhone}
              className="target text-lg leading-7 font-semibold text-ink no-underline hover:underline"
            />
          </Fact>
        )}
      </div>
    </section>
  )
}

function Notice({ message, now }: { message: Home['messages'][number]; now: Date }) {
  const term = message.expires_at && formatDeadline(message.expires_at, env.TIME_ZONE, now)
  return (
    <Fact
      icon={<Icon name="megaphone" className="mt-0.5 size-6 shrink-0 text-brand-strong" />}
      label={term ? `Действует ${term}` : 'Объявление'}
    >
      <Link href={messagePath(message)} prefetch={false} className="link-quiet font-medium">
        <UnbrokenNumbers text={message.title} />
      </Link>
    </Fact>
  )
}

function NoMessages() {
  return (
    <Fact
      icon={<Icon name="waves-horizontal" className="mt-0.5 size-6 shrink-0 text-brand-strong" />}
      label="Экстренных сообщений нет"
    >
      <span className="font-medium">Городские службы работают в обычном режиме</span>
    </Fact>
  )
}

function DaysLeft({ discussion: { id, title, days_left: days } }: { discussion: Home['discussions'][number] }) {
  return (
    <Fact
      icon={<Icon name="messages-square" className="mt-0.5 size-6 shrink-0 text-brand-strong" />}
      label={
        <>
          Обсуждение: <span className="whitespace-nowrap">{formatDaysLeft(days)}</span>
        </>
      }
    >
      <Link href={paths.discussion(id)} prefetch={false} className="link-quiet font-medium">
        <UnbrokenNumbers text={title} />
      </Link>
    </Fact>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-3 border-line lg:group-data-few/today:border-l lg:group-data-few/today:pl-8 xl:border-l xl:pl-8">
      {icon}
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="mt-0.5">{children}</p>
      </div>
    </div>
  )
}
