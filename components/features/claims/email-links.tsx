'use client'

import { EmailActionSlot } from '@/components/account/email-action-slot'
import { paths } from '@/lib/config/paths'

const reportAgain = { title: 'Сообщить о проблеме ещё раз', href: paths.reportClaim }
const toMap = { title: 'Карта заявок', href: paths.socialControlMap }

const claimQuestion = {
  title: 'Подтвердить заявку?',
  text: 'Её проверит модератор, затем она появится на карте.',
  button: 'Подтвердить заявку',
}
const joinQuestion = {
  title: 'Присоединиться к заявке?',
  text: 'Мы напишем вам, когда на неё ответят.',
  button: 'Присоединиться',
}

/** Confirms the claim of a guest who opens `#confirm-claim=…` from an email. */
export function ClaimConfirmation() {
  return <EmailActionSlot name="confirm-claim" question={claimQuestion} act={confirmClaim} retryLink={reportAgain} />
}

/** Joins the claim when a guest opens `#confirm-join=…` from an email. */
export function JoinConfirmation() {
  return <EmailActionSlot name="confirm-join" question={joinQuestion} act={confirmJoin} retryLink={toMap} />
}

// The code of the calls is loaded with a press, since most visits have none.

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
