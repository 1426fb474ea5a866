'use client'

import { EmailActionSlot } from '@/components/account/email-action-slot'
import { BRING } from '@/lib/domains/receptions/messages'
import { paths } from '@/lib/config/paths'

const again = { title: 'Выбрать другое время', href: paths.reception }
const confirmQuestion = {
  title: 'Подтвердить запись на приём?',
  text: `Время, названное в письме, останется за вами. ${BRING}`,
  button: 'Подтвердить запись',
}
const cancelQuestion = {
  title: 'Отменить запись на приём?',
  text: 'Время станет свободным, его сможет занять другой.',
  button: 'Отменить запись',
  leave: 'Оставить',
  isDanger: true,
  describe,
}

export function ReceptionLinks() {
  return (
    <>
      <EmailActionSlot name="confirm-reception" question={confirmQuestion} act={confirm} retryLink={again} />
      <EmailActionSlot name="cancel-reception" question={cancelQuestion} act={cancel} retryLink={again} />
    </>
  )
}

// The code of the calls is loaded with a press, since most visits have none.

async function confirm(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmReception } = await import('@/lib/domains/receptions/contract')
  return call(confirmReception, { body: { token } })
}

async function describe(token: string) {
  const { call } = await import('@/lib/client/call')
  const { describeReception } = await import('@/lib/domains/receptions/contract')
  return call(describeReception, { body: { token } })
}

async function cancel(token: string) {
  const { call } = await import('@/lib/client/call')
  const { cancelReception } = await import('@/lib/domains/receptions/contract')
  return call(cancelReception, { body: { token } })
}
