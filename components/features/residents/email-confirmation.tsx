'use client'

import { EmailActionSlot } from '@/components/account/email-action-slot'
import { paths } from '@/lib/config/paths'
import { AFTER_CONFIRMATION } from '@/lib/domains/residents/rules'

const again = { title: 'Запросить новую ссылку', href: `${paths.profile}#data` }

const question = {
  title: 'Подтвердить электронную почту?',
  text: AFTER_CONFIRMATION,
  button: 'Подтвердить почту',
}

/** Confirms the email of a resident who opens `#confirm-email=…`. */
export function EmailConfirmation() {
  return <EmailActionSlot name="confirm-email" question={question} act={act} retryLink={again} />
}

/** Loads the call with the press; most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/client/call')
  const { confirmEmail } = await import('@/lib/domains/residents/contract')
  const { announceAccountChange } = await import('@/lib/client/user')
  const { message, effects } = await call(confirmEmail, { body: { token } })
  announceAccountChange()
  return { message: effects.length > 0 ? [`${message}.`, ...effects].join(' ') : message }
}
