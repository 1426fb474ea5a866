'use client'

import { EmailActionSlot } from '@/components/civic/email-action-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Карта заявок', href: paths.socialControlMap }

/** Joins the claim when a guest opens `#confirm-join=…` from a letter. */
export function JoinLetter() {
  return <EmailActionSlot name="confirm-join" act={act} again={again} />
}

/** The code of the call is loaded when a link is opened, because most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmClaimJoin } = await import('@/lib/domains/claims/contract')
  const { message, url: href } = await call(confirmClaimJoin, { body: { token } })
  return { message, way: { title: 'Открыть заявку', href } }
}
