'use client'

import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { buttonLook } from '@/components/ui/button-look'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

interface LetterAnswerProps {
  /** The token of the letter's link. */
  token: string
  /** Does what the link asks for; it is the same function at every drawing. */
  act: (token: string) => Promise<{ message: string }>
  /** Another link is to be had there. */
  again: { title: string; href: string }
}

interface Answer {
  message: string
  /** The link itself is not valid: a second try will not help, a new link may. */
  isRefused: boolean
}

/** Does once what the letter's link asks for and shows the server's answer. */
export function LetterAnswer({ token, act, again }: LetterAnswerProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = useRef<string>(undefined)
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

/** There is no form here, so words on the link take the place of those on the fields. */
function refusalOf(error: unknown): Answer {
  const [reason] = error instanceof AppError ? Object.values(error.errors ?? {}).flat() : []
  if (reason) return { message: reason, isRefused: true }
  return { message: error instanceof Error && error.message ? error.message : messages.unavailable, isRefused: false }
}
