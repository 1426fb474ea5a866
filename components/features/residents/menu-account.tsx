'use client'

import { useLogout } from '@/components/features/residents/hooks'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useUser } from '@/lib/client/user'
import { paths } from '@/lib/config/paths'
import { shortName } from '@/lib/text/person-name'
import { Link } from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

export const MenuAccount = withQueryProvider(Lines)

const lineLook = 'flex min-h-11 items-center text-left text-brand-strong no-underline'

function Lines() {
  const { data: user } = useUser()
  const logout = useLogout()
  const unread = user?.unread_notifications ?? 0
  return (
    <div className="mt-3 mb-2 rounded-card bg-brand-tint px-5 py-3">
      {user && <p className="py-2 font-semibold wrap-anywhere">{shortName(user)}</p>}
      <CabinetLink href={paths.profile} className={lineLook}>
        Личный кабинет
      </CabinetLink>
      <CabinetLink href={`${paths.profile}#notifications`} className={lineLook}>
        Уведомления{unread > 0 && <span className="ml-2 font-medium text-ink tabular-nums">{unread}</span>}
      </CabinetLink>
      <button type="button" disabled={logout.isPending} onClick={() => logout.mutate()} className={lineLook}>
        Выйти
      </button>
    </div>
  )
}

interface CabinetLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A plain anchor inside the cabinet: only the browser's own navigation fires `hashchange`. */
export function CabinetLink({ href, className, children }: CabinetLinkProps) {
  const isThere = usePathname() === paths.profile
  const Anchor = isThere ? 'a' : Link
  return (
    <Anchor href={href} className={className}>
      {children}
    </Anchor>
  )
}
