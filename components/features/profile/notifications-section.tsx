'use client'

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { useMarkRead, useNotifications } from '@/components/features/profile/hooks'
import { NotificationRow } from '@/components/features/profile/notification-row'
import { Failed, Loading } from '@/components/features/profile/section'
import type { User } from '@/lib/contract/residents'

/** What happened with the resident's matters, and news of the types they chose; unread ones stand out. */
export function NotificationsSection({ user }: { user: User }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotifications()
  const mark = useMarkRead()
  if (isPending) return <Loading />
  if (isError) return <Failed retry={refetch} />
  const notifications = data.pages.flatMap((page) => page.data)
  if (notifications.length === 0) return <NothingYet />
  return (
    <>
      {user.unread_notifications > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          busy={mark.isPending}
          onClick={() => mark.mutate(undefined)}
        >
          Прочитать все
        </Button>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => mark.mutate(notification.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Показать еще
        </Button>
      )}
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="Уведомлений пока нет"
      action={
        <LinkButton href="#news" variant="secondary">
          Выбрать новости
        </LinkButton>
      }
    >
      Сюда придут ответы на обращения и заявки, а если захотите, и городские новости.
    </EmptyState>
  )
}
