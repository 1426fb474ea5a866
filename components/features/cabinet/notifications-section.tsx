'use client'

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { MoreButton } from '@/components/ui/more-button'
import { useMarkRead, useNotifications } from '@/components/features/cabinet/hooks'
import { NotificationRow } from '@/components/features/cabinet/notification-row'
import { Failed, Loading } from '@/components/ui/cabinet-section'
import type { User } from '@/lib/client/user'

const LIST = 'notifications-list'

/** Lists notifications about the resident's matters and news of the chosen types; unread ones stand out. */
export function NotificationsSection({ user }: { user: User }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotifications()
  const mark = useMarkRead()
  if (isPending) return <Loading />
  if (isError) return <Failed retry={refetch} />
  const notifications = data.pages.flatMap((page) => page.data)
  if (notifications.length === 0) return <NoNotifications />
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
      <ul id={LIST} className="mt-4 divide-y divide-line border-y border-line">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => mark.mutate(notification.id)}
          />
        ))}
      </ul>
      <MoreButton
        listId={LIST}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        className="mt-6"
      />
    </>
  )
}

function NoNotifications() {
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
