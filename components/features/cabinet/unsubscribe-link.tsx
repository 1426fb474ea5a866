'use client'

import { EmailActionSlot } from '@/components/account/email-action-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Настроить письма', href: `${paths.profile}#news` }

const question = {
  title: 'Отписаться от писем?',
  text: 'Такие письма больше не придут.',
  button: 'Отписаться',
}

export function UnsubscribeLink() {
  return <EmailActionSlot name="unsubscribe" question={question} act={act} retryLink={again} />
}

/** Loads the call with the press; most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { unsubscribeNews } = await import('@/lib/domains/cabinet/contract')
  return call(unsubscribeNews, { query: { token } })
}
