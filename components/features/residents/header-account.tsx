'use client'

import { classNames } from '@/components/ui/class-names'
import type { ReactNode } from 'react'
import { CabinetLink } from '@/components/features/residents/menu-account'
import { useLogout } from '@/components/features/residents/hooks'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { DetailsMenu } from '@/components/ui/details/details-menu'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useUser } from '@/lib/client/user'
import { paths } from '@/lib/config/paths'
import { shortName } from '@/lib/text/person-name'
import { formatCount } from '@/lib/text/plural'

export const HeaderAccount = withQueryProvider(KnownAccount)

/** Waits for the name, because its unknown width would push the bell. */
function KnownAccount({ waiting }: { waiting: ReactNode }) {
  if (useUser().isLoading) return waiting
  return (
    <DetailsMenu label="Личный кабинет" className="relative flex items-center gap-1 animate-appear wide:max-w-60">
      <NotificationBell />
      <AccountMenu />
    </DetailsMenu>
  )
}

function NotificationBell() {
  const unread = useUser().data?.unread_notifications ?? 0
  return (
    <CabinetLink
      href={`${paths.profile}#notifications`}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-field text-ink transition-colors hover:text-brand-strong"
    >
      <Icon name="bell" className="size-6 wide:size-5" />
      <span className="sr-only">
        {unread > 0 ? `Уведомления, ${formatCount(unread, ['новое', 'новых', 'новых'])}` : 'Уведомления'}
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </CabinetLink>
  )
}

const itemLook =
  'flex min-h-12 w-full items-center px-5 py-2 text-left text-base text-ink no-underline transition-colors ' +
  'hover:bg-brand-tint hover:text-brand-strong'

function AccountMenu() {
  const { data: user } = useUser()
  const logout = useLogout()
  return (
    <details className="group min-w-0">
      <summary
        className={classNames(
          'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field text-ink transition-colors',
          'hover:text-brand-strong wide:text-sm wide:font-medium',
        )}
      >
        <Icon name="circle-user-round" className="size-6 shrink-0 wide:hidden" />
        <span className="min-w-0 truncate narrow:sr-only">{user ? shortName(user) : 'Личный кабинет'}</span>
        <DetailsChevron className="size-3.5 text-ink-soft narrow:hidden" />
      </summary>
      <div
        className={classNames(
          'absolute top-full right-0 z-50 w-64 max-w-[calc(100vw-2*var(--gutter))] overflow-hidden rounded-card',
          'border border-line bg-paper py-2 shadow-above group-open:animate-appear',
        )}
      >
        {user && (
          <p className="border-b border-line px-5 pt-1 pb-3 wrap-anywhere">
            <span className="block font-medium">{shortName(user)}</span>
            <span className="block text-sm text-ink-soft">{user.email}</span>
          </p>
        )}
        <CabinetLink href={paths.profile} className={itemLook}>
          Личный кабинет
        </CabinetLink>
        <button type="button" disabled={logout.isPending} onClick={() => logout.mutate()} className={itemLook}>
          Выйти
        </button>
      </div>
    </details>
  )
}
