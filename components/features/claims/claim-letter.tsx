'use client'

import { EmailActionSlot } from '@/components/civic/email-action-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Сообщить о проблеме ещё раз', href: paths.reportClaim }

/** Confirms the claim of a guest who opens `#confirm-claim=…` from a letter. */
export function ClaimLetter() {
  return <EmailActionSlot name="confirm-claim" act={act} again={again} />
}

/** The code of the call is loaded when a link is opened, because most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmClaim } = await import('@/lib/domains/claims/contract')
  const { message, state_url: href } = await call(confirmClaim, { body: { token } })
  return { message, way: { title: 'Где сейчас заявка', href } }
}
