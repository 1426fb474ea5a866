'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { EmailActionSlot } from '@/components/civic/email-action-slot'
import { useEmailToken } from '@/components/civic/use-email-token'
import { paths } from '@/lib/config/paths'

const again = { title: 'Выбрать другое время', href: paths.reception }
const Cancel = lazyPart(async () => (await import('@/components/features/receptions/cancel-dialog')).CancelDialog)

/** Confirms a booking for a letter's link `#confirm-reception=…`, and asks whether to cancel it for `#cancel-reception=…`. */
export function ReceptionLinks() {
  const token = useEmailToken('cancel-reception', '')
  return (
    <>
      <EmailActionSlot name="confirm-reception" act={confirm} again={again} />
      <Suspense fallback={null}>{token && <Cancel key={token} token={token} again={again} />}</Suspense>
    </>
  )
}

/** Loads the call only when a link was opened, because most visits have none. */
async function confirm(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmReception } = await import('@/lib/domains/receptions/contract')
  return call(confirmReception, { body: { token } })
}
