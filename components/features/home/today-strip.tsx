'use client'

import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import type { TodayFacts } from '@/components/features/home/today-facts'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-names'
import type { Html } from '@/components/ui/text/html-text'
import { TimeText } from '@/components/ui/text/time-text'

// The facts stand in two columns until there is room for all in one row.
const THREE_FACTS = 'md:grid-cols-2 lg:grid-cols-[auto_minmax(0,1fr)_minmax(16rem,auto)]'
const FOUR_FACTS = 'md:grid-cols-2 xl:grid-cols-[auto_minmax(0,1.7fr)_minmax(17.5rem,1fr)_minmax(16rem,auto)]'

export function TodayStrip({ today }: { today: TodayFacts }) {
  const { notice, isQuiet, discussion, phone } = today
  const isFull = Boolean((notice ?? isQuiet) && discussion)
  return (
    <section aria-labelledby="today" className="bg-sand">
      <div
        data-few={isFull ? undefined : ''}
        className={classNames(
          'group/today shell grid gap-x-12 gap-y-2.5 pt-2 pb-4 sm:py-5 md:gap-y-5 lg:gap-x-8',
          isFull ? FOUR_FACTS : THREE_FACTS,
        )}
      >
        <Today today={today} isFull={isFull} />
        {notice && (
          <Fact icon="megaphone" label={notice.label}>
            <FactLink {...notice} />
          </Fact>
        )}
        {isQuiet && (
          <Fact icon="waves-horizontal" label="Экстренные сообщения">
            <span className="font-medium">Сейчас нет</span>
          </Fact>
        )}
        {discussion && (
          <Fact
            icon="messages-square"
            label={
              <>
                Обсуждение: <span className="whitespace-nowrap">{discussion.left}</span>
              </>
            }
          >
            <FactLink {...discussion} />
          </Fact>
        )}
        {phone && (
          <Fact icon="phone" label="Дежурная служба, круглосуточно">
            <span dangerouslySetInnerHTML={{ __html: phone }} />
          </Fact>
        )}
      </div>
    </section>
  )
}

function Today({ today: { date, weekday }, isFull }: { today: TodayFacts; isFull: boolean }) {
  return (
    <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2">
      <h2 id="today" className="text-sm text-ink-soft">
        Сегодня в городе
      </h2>
      <p className="font-semibold max-sm:w-full md:mt-0.5 md:text-lg md:leading-7">
        <TimeText time={date} />
        <span className="font-normal text-ink-soft">
          <span className={classNames(isFull && 'xl:hidden')}>, </span>
          <span className={classNames('whitespace-nowrap', isFull && 'xl:block')}>{weekday}</span>
        </span>
      </p>
    </div>
  )
}

function FactLink({ href, html }: { href: string; html: Html }) {
  return <Link href={href} className="link-quiet font-medium" dangerouslySetInnerHTML={{ __html: html }} />
}

function Fact({ icon, label, children }: { icon: IconName; label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-3 border-line lg:group-data-few/today:border-l lg:group-data-few/today:pl-8 xl:border-l xl:pl-8">
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-brand-strong" />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="mt-0.5">{children}</p>
      </div>
    </div>
  )
}
