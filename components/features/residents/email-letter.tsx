'use client'

import { LetterSlot } from '@/components/ui/letter-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Запросить новую ссылку', href: `${paths.profile}#data` }

/** Confirms the address of an account when a letter's link `#confirm-email=…` is opened. */
export function EmailConfirmation() {
  return <LetterSlot name="confirm-email" act={act} again={again} />
}

/** Says with the answer what counts from now on. Loads the call only when a link was opened, because most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmEmail } = await import('@/lib/domains/residents/contract')
  const { announceAccountChange } = await import('@/lib/client/account-changes')
  const { message, effects } = await call(confirmEmail, { body: { token } })
  announceAccountChange()
  return { message: effects.length > 0 ? [`${message}.`, ...effects].join(' ') : message }
}
