'use client'

import { LetterSlot } from '@/components/ui/letter-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Запросить новую ссылку', href: `${paths.profile}#data` }

/** Confirms the address of an account when a letter's link `#confirm-email=…` is opened. */
export function EmailLetter() {
  return <LetterSlot name="confirm-email" act={act} again={again} />
}

/** Loads the call only when a link was opened, because most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/api/call')
  const { confirmEmail } = await import('@/lib/domains/residents/contract')
  return call(confirmEmail, { body: { token } })
}
