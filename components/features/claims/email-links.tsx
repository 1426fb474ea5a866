'use client'

import { EmailActionSlot } from '@/components/account/email-action-slot'
import { paths } from '@/lib/config/paths'

const reportAgain = { title: 'Сообщить о проблеме ещё раз', href: paths.reportClaim }
const toMap = { title: 'Карта заявок', href: paths.socialControlMap }

/** Confirms the claim of a guest who opens `#confirm-claim=…` from an email. */
export function ClaimConfirmation() {
  return <EmailActionSlot name="confirm-claim" act={confirmClaim} retryLink={reportAgain} />
}

/** Joins the claim when a guest opens `#confirm-join=…` from an email. */
export function JoinConfirmation() {
  return <EmailActionSlot name="confirm-join" act={confirmJoin} retryLink={toMap} />
}

// The code of the calls is loaded when a link is opened, since most visits have none.

async function confirmClaim(token: string) {
  const { call } = await import('@/lib/client/call')
  const contract = await import('@/lib/domains/claims/contract')
  const { message, state_url: href } = await call(contract.confirmClaim, { body: { token } })
  return { message, link: { title: 'Где сейчас заявка', href } }
}

async function confirmJoin(token: string) {
  const { call } = await import('@/lib/client/call')
  const contract = await import('@/lib/domains/claims/contract')
  const { message, url: href } = await call(contract.confirmClaimJoin, { body: { token } })
  return { message, link: { title: 'Открыть заявку', href } }
}
