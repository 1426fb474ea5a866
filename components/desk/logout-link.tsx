'use client'

import { dropDutyDrafts } from '@/components/desk/duty/duty-drafts'
import { paths } from '@/lib/config/paths'

/** Leaves nothing of a caller in the tab. */
export function LogoutLink() {
  return (
    <a href={`${paths.admin}/logout`} className="link target" onClick={() => dropDutyDrafts()}>
      Выйти
    </a>
  )
}
