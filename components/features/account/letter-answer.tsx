'use client'

import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { buttonLook } from '@/components/ui/button-look'
import { call } from '@/lib/api/browser'
import { paths } from '@/lib/config/paths'
import { unsubscribeNews } from '@/lib/domains/cabinet/contract'
import { confirmClaim } from '@/lib/domains/claims/contract'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { confirmEmail } from '@/lib/domains/residents/contract'

/** What each letter's link asks for, and where another one is to be had. */
const letters = {
  'confirm-email': {
    act: (token: string) => call(confirmEmail, { body: { token } }),
    again: { title: 'Запросить новую ссылку', href: `${paths.profile}#data` },
  },
  'confirm-claim': {
    act: (token: string) => call(confirmClaim, { body: { token } }),
    again: { title: 'Сообщить о проблеме ещё раз', href: paths.reportClaim },
  },
  unsubscribe: {
    act: (token: string) => call(unsubscribeNews, { query: { token } }),
    again: { title: 'Настроить письма', href: `${paths.profile}#news` },
  },
}

interface Answer {
  message: string
  /** The link itself is no good: a second try will not help, a new one may. */
  isRefused: boolean
}

/** Does once what the letter's link asks for and shows the server's answer. */
export function LetterAnswer({ kind, token }: { kind: keyof typeof letters; token: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = useRef<string>(undefined)
  const { act, again } = letters[kind]
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    act(token).then(
      ({ message }) => setAnswer({ message, isRefused: false }),
      (error: unknown) => setAnswer(refusalOf(error)),
    )
  }, [act, token])

  const close = () => setAnswer(null)
  const way = answer?.isRefused && (
    <a href={again.href} onClick={close} className={buttonLook('secondary')}>
      {again.title}
    </a>
  )
  return <AlertDialog message={answer?.message ?? null} onClose={close} actions={way} />
}

/** There is no form here: what is said of the link comes in place of the word on the fields. */
function refusalOf(error: unknown): Answer {
  const [said] = error instanceof AppError ? Object.values(error.errors ?? {}).flat() : []
  if (said) return { message: said, isRefused: true }
  return { message: error instanceof Error && error.message ? error.message : messages.unavailable, isRefused: false }
}
