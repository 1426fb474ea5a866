'use client'

import { Link } from '@/components/ui/link'
import { Button, LinkButton } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/list/empty-state'
import { MoreButton } from '@/components/ui/button/more-button'
import { useMarkRead, useNotifications } from '@/components/features/cabinet/hooks'
import { Failed, Loading } from '@/components/account/cabinet-section'
import type { User } from '@/lib/client/user'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { ErrorText } from '@/components/ui/text/error-text'
import { classNames } from '@/components/ui/class-names'
import { MomentText } from '@/components/ui/text/date-text'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { Notification } from '@/lib/domains/notifications/contract'
import { Icon } from '@/components/ui/icon/icon'

const LIST = 'notifications-list'

export function NotificationsSection({ user }: { user: User }) {
  const list = useNotifications()
  const { data, isPending, isError, refetch } = list
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
          Отметить все прочитанными
        </Button>
      )}
      <ErrorText error={mark.error} className="mt-4" />
      <ul id={LIST} className="mt-4 divide-y divide-line border-y border-line">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => mark.mutate(notification.id)}
          />
        ))}
      </ul>
      <MoreButton listId={LIST} list={list} className="mt-6" />
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

interface NotificationRowProps {
  notification: Notification
  onRead: () => void
}

function NotificationRow({ notification: { title, text, url, created_at, read_at }, onRead }: NotificationRowProps) {
  const isNew = read_at === null
  // a plain anchor fires the `hashchange` that the cabinet's sections listen to
  const Anchor = url?.startsWith(`${paths.profile}#`) ? 'a' : Link
  return (
    <li className="flex gap-4 py-5">
      <span
        aria-hidden
        className={classNames('mt-2.5 size-2.5 shrink-0 rounded-full', isNew ? 'bg-danger' : 'bg-line')}
      />
      <div className="min-w-0 flex-1">
        <p className={classNames('text-lg wrap-anywhere', isNew && 'font-medium')}>
          {isNew && <span className="sr-only">Новое: </span>}
          {url ? (
            <Anchor href={url} onClick={isNew ? onRead : undefined} className="link-quiet">
              {title}
            </Anchor>
          ) : (
            title
          )}
        </p>
        {text && (
          <p className="mt-1 text-ink-soft wrap-anywhere">
            <TextWithContacts text={text} />
          </p>
        )}
        <p className="mt-1 text-sm text-ink-soft">
          <MomentText value={created_at} zone={cityTimeZone()} />
        </p>
      </div>
      {isNew && (
        <button
          type="button"
          onClick={onRead}
          aria-label={`Отметить прочитанным: ${title}`}
          title="Отметить прочитанным"
          className={classNames(
            'flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors',
            'hover:bg-brand-tint hover:text-brand-strong',
          )}
        >
          <Icon name="check" className="size-5" />
        </button>
      )}
    </li>
  )
}
