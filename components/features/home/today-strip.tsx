import { MessagesSquare, Phone, TriangleAlert, Waves } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { PhoneLink } from '@/components/ui/phone-link'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import { env } from '@/lib/config/env'
import { newsPath, paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'
import { formatLongDate, isoDay } from '@/lib/shared/dates'
import { daysLeftWords } from '@/lib/shared/days-left'

interface TodayStripProps {
  alert: SiteAlert | null
  dutyPhone: string | null
  /** The freshest message in force. */
  message: Home['messages'][number] | undefined
  /** The open discussion that ends first. */
  discussion: Home['discussions'][number] | undefined
}

// two and two until all have room beside each other
const THREE_FACTS = 'md:grid-cols-2 lg:grid-cols-[auto_minmax(0,1fr)_minmax(16rem,auto)]'
const FOUR_FACTS = 'md:grid-cols-2 xl:grid-cols-[auto_minmax(0,1.7fr)_minmax(0,1fr)_minmax(16rem,auto)]'

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: env.TIME_ZONE })

/** «Сегодня в городе»: the day, what to beware of, whom to call. */
export function TodayStrip({ alert, dutyPhone, message, discussion }: TodayStripProps) {
  const now = new Date()
  return (
    <section aria-labelledby="today" className="bg-sand">
      <div
        data-few={discussion ? undefined : ''}
        className={classNames(
          'group/today shell grid gap-x-12 gap-y-5 py-6 md:items-center lg:gap-x-8 lg:py-7',
          discussion ? FOUR_FACTS : THREE_FACTS,
        )}
      >
        <div>
          <h2 id="today" className="text-sm text-ink-soft">
            Сегодня в городе
          </h2>
          <p className="mt-0.5 text-lg leading-7 font-semibold">
            <time dateTime={isoDay(now, env.TIME_ZONE)}>{formatLongDate(now, env.TIME_ZONE)}</time>
            <span className="font-normal text-ink-soft">
              <span className={classNames(discussion && 'xl:hidden')}>, </span>
              <span className={classNames('whitespace-nowrap', discussion && 'xl:block')}>{weekday.format(now)}</span>
            </span>
          </p>
        </div>
        <Notice alert={alert} message={message} />
        {discussion && <DaysLeft discussion={discussion} />}
        {dutyPhone && (
          <Fact
            icon={<Phone aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-strong" />}
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

function Notice({ alert, message }: Pick<TodayStripProps, 'alert' | 'message'>) {
  if (alert) {
    return (
      <Fact
        icon={<TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-danger" />}
        label="Будьте внимательны"
      >
        {alert.link ? (
          <a href={alert.link} className="link-quiet font-medium">
            {alert.text}
          </a>
        ) : (
          <span className="font-medium">{alert.text}</span>
        )}
      </Fact>
    )
  }
  return (
    <Fact
      icon={<Waves aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-strong" />}
      label="Экстренных сообщений нет"
    >
      {message ? (
        <Link
          href={newsPath({ ...message, typeCode: message.type.code })}
          prefetch={false}
          className="link-quiet font-medium"
        >
          <WholeNumbers text={message.title} />
        </Link>
      ) : (
        <span className="font-medium">Городские службы работают в обычном режиме</span>
      )}
    </Fact>
  )
}

/** How long one may still have a say. */
function DaysLeft({ discussion: { id, title, days_left: days } }: { discussion: Home['discussions'][number] }) {
  return (
    <Fact
      icon={<MessagesSquare aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-strong" />}
      label={`Обсуждение: ${daysLeftWords(days)}`}
    >
      <Link href={paths.discussion(id)} prefetch={false} className="link-quiet font-medium">
        <WholeNumbers text={title} />
      </Link>
    </Fact>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
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
