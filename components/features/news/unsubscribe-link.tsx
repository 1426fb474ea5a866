'use client'

import { EmailActionSlot } from '@/components/account/email-action-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Настроить письма', href: `${paths.profile}#news` }

export function UnsubscribeLink() {
  return <EmailActionSlot name="unsubscribe" act={act} retryLink={again} />
}

/** Loads the call only when a link was opened; most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { unsubscribeNews } = await import('@/lib/domains/cabinet/contract')
  return call(unsubscribeNews, { query: { token } })
}
