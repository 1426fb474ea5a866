'use client'

import { createSlot } from '@/components/ui/create-slot'
import { EmailActionSlot } from '@/components/account/email-action-slot'
import { useEmailToken } from '@/components/account/use-email-token'
import { paths } from '@/lib/config/paths'

const again = { title: 'Выбрать другое время', href: paths.reception }
const CancelDialog = createSlot(
  async () => (await import('@/components/features/receptions/cancel-dialog')).CancelDialog,
)

export function ReceptionLinks() {
  const token = useEmailToken('cancel-reception', '')
  return (
    <>
      <EmailActionSlot name="confirm-reception" act={confirm} retryLink={again} />
      {token && <CancelDialog key={token} token={token} again={again} />}
    </>
  )
}

/** Loads the call only when a link was opened; most visits have none. */
async function confirm(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmReception } = await import('@/lib/domains/receptions/contract')
  return call(confirmReception, { body: { token } })
}
