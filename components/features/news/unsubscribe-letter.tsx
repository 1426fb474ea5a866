'use client'

import { LetterSlot } from '@/components/ui/letter-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Настроить письма', href: `${paths.profile}#news` }

/** `#unsubscribe=…` of a letter with news stops such letters. */
export function UnsubscribeLetter() {
  return <LetterSlot name="unsubscribe" act={act} again={again} />
}

/** The call comes with the link: most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/api/browser')
  const { unsubscribeNews } = await import('@/lib/domains/cabinet/contract')
  return call(unsubscribeNews, { query: { token } })
}
