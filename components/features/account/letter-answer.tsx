'use client'

import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { call } from '@/lib/api/browser'
import { unsubscribeNews } from '@/lib/contract/cabinet'
import { confirmClaim } from '@/lib/contract/claims'
import { messages } from '@/lib/contract/messages'
import { confirmEmail } from '@/lib/contract/residents'

const actions = {
  'confirm-email': (token: string) => call(confirmEmail, { body: { token } }),
  'confirm-claim': (token: string) => call(confirmClaim, { body: { token } }),
  unsubscribe: (token: string) => call(unsubscribeNews, { query: { token } }),
}

/** Does once what the letter's link asks for and shows the server's answer. */
export function LetterAnswer({ kind, token }: { kind: keyof typeof actions; token: string }) {
  const [message, setMessage] = useState<string | null>(null)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    actions[kind](token).then(
      (answer) => setMessage(answer.message),
      (error: unknown) => setMessage(error instanceof Error && error.message ? error.message : messages.unavailable),
    )
  }, [kind, token])
  return <AlertDialog message={message} onClose={() => setMessage(null)} />
}
