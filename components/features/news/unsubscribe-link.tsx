'use client'

import { EmailActionSlot } from '@/components/civic/email-action-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Настроить письма', href: `${paths.profile}#news` }

/** Stops letters with news when `#unsubscribe=…` of such a letter is opened. */
export function UnsubscribeLink() {
  return <EmailActionSlot name="unsubscribe" act={act} again={again} />
}

/** The code of the call is loaded when a link is opened, because most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { unsubscribeNews } = await import('@/lib/domains/cabinet/contract')
  return call(unsubscribeNews, { query: { token } })
}
