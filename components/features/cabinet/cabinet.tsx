'use client'

import type { ComponentType, ReactNode } from 'react'
import { FeedSection } from '@/components/features/cabinet/feed-section'
import { useSection, useFocusedHeading } from '@/components/features/cabinet/hooks'
import type { FeedEntryViews } from '@/components/features/cabinet/my-feed'
import { NotificationsSection } from '@/components/features/cabinet/notifications-section'
import { Failed, Loading } from '@/components/account/cabinet-section'
import { sectionNames, sectionTitles, type SectionName } from '@/components/features/cabinet/sections'
import { SectionLinks } from '@/components/features/cabinet/section-links'
import { withQueryProvider } from '@/components/ui/query-provider'
import { type User, useCancelErasure, useUser, useResendConfirmation } from '@/lib/client/user'
import { Button } from '@/components/ui/button/button'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { DateText } from '@/components/ui/text/date-text'
import { errorMessage } from '@/lib/text/user-error'
import { UnconfirmedNote } from '@/components/account/unconfirmed-note'
import { AFTER_CONFIRMATION, WAITING_DAYS } from '@/lib/domains/residents/rules'
import { formatDays } from '@/lib/text/plural'

/** Parts of other features; the page passes them in. */
export interface CabinetParts {
  news: ReactNode
  receptions: ReactNode
  consents: ReactNode
  account: Record<'data' | 'security' | 'account', ComponentType<{ user: User }>>
  views: FeedEntryViews
}

type PartProps = CabinetParts & { user: User }

const bodies: Record<SectionName, ComponentType<PartProps>> = {
  feed: FeedSection,
  receptions: ({ receptions }) => receptions,
  notifications: NotificationsSection,
  news: ({ news }) => news,
  data: ({ account, user }) => <account.data user={user} />,
  security: ({ account, user }) => <account.security user={user} />,
  consents: ({ consents }) => consents,
  account: ({ account, user }) => <account.account user={user} />,
}

export const Cabinet = withQueryProvider(Parts)

function Parts(given: CabinetParts) {
  const current = useSection()
  const { data: user, isError, refetch } = useUser()
  const heading = useFocusedHeading(current)
  const Body = bodies[current]
  const links = sectionNames.map((name) => ({
    name,
    title: sectionTitles[name],
    count: name === 'notifications' ? user?.unread_notifications : undefined,
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SectionLinks links={links} current={current} />
      <div className="max-w-3xl">
        {user?.erased_at && <ErasureNotice erasedAt={user.erased_at} />}
        {user?.email_confirmed === false && <UnconfirmedNotice user={user} />}
        {user && (
          <section key={current} aria-labelledby="cabinet-part" className="animate-appear">
            <h2 id="cabinet-part" ref={heading} tabIndex={-1} className="text-h2 outline-none">
              {sectionTitles[current]}
            </h2>
            <Body user={user} {...given} />
          </section>
        )}
        {!user && (isError ? <Failed retry={refetch} /> : <Loading />)}
      </div>
    </div>
  )
}

function ErasureNotice({ erasedAt }: { erasedAt: string }) {
  const restore = useCancelErasure()
  return (
    <div role="alert" className="mb-8 rounded-card bg-sun-tint p-5 sm:p-6">
      <p className="text-lg font-medium">
        Учётная запись будет удалена <DateText value={erasedAt} zone={cityTimeZone()} />
      </p>
      <p className="mt-1">До этого дня удаление можно отменить, и всё останется как было.</p>
      <Button className="mt-4" busy={restore.isPending} onClick={() => restore.mutate()}>
        Отменить удаление
      </Button>
      {restore.isError && <p className="mt-3 font-medium text-danger">{errorMessage(restore.error)}</p>}
    </div>
  )
}

function UnconfirmedNotice({ user: { waiting_until: until } }: { user: User }) {
  const resend = useResendConfirmation()
  return (
    <div className="mb-8">
      <UnconfirmedNote resend={resend}>
        Подтвердите почту: откройте ссылку из письма. {AFTER_CONFIRMATION}
        {until && (
          <>
            {' '}
            Всё, что ждёт подтверждения, храним {formatDays(WAITING_DAYS)}. Начнём удалять{' '}
            <DateText value={until} zone={cityTimeZone()} />.
          </>
        )}
      </UnconfirmedNote>
    </div>
  )
}
