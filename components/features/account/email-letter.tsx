'use client'

import { LetterSlot } from '@/components/ui/letter-slot'
import { paths } from '@/lib/config/paths'

const again = { title: 'Запросить новую ссылку', href: `${paths.profile}#data` }

/** `#confirm-email=…` of a letter confirms the address of an account. */
export function EmailLetter() {
  return <LetterSlot name="confirm-email" act={act} again={again} />
}

/** The call comes with the link: most visits have none. */
async function act(token: string) {
  const { call } = await import('@/lib/api/browser')
  const { confirmEmail } = await import('@/lib/domains/residents/contract')
  return call(confirmEmail, { body: { token } })
}
