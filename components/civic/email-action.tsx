'use client'

import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '@/components/ui/dialog/alert-dialog'
import { buttonLook } from '@/components/ui/button/button'
import { AppError } from '@/lib/contract/errors'
import { errorMessage } from '@/lib/text/user-error'

interface EmailActionProps {
  /** The token of the letter's link. */
  token: string
  /** What the link asks for; the same function at every drawing. */
  act: (token: string) => Promise<{ message: string; way?: Way }>
  /** Where another link is to be had. */
  again: Way
}

/** Where one may go from the answer. */
interface Way {
  title: string
  href: string
}

interface Answer {
  message: string
  /** The link itself is not valid: a second try will not help, a new link may. */
  isRefused: boolean
  way?: Way | undefined
}

/** Does once what the letter's link asks for and shows the server's answer. */
export function EmailAction({ token, act, again }: EmailActionProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    act(token).then(
      ({ message, way }) => setAnswer({ message, isRefused: false, way }),
      (error: unknown) => setAnswer(refusalOf(error)),
    )
  }, [act, token])

  const close = () => setAnswer(null)
  const way = answer?.isRefused ? again : answer?.way
  const link = way && (
    <a href={way.href} onClick={close} className={buttonLook('secondary')}>
      {way.title}
    </a>
  )
  return <AlertDialog message={answer?.message ?? null} onClose={close} actions={link} />
}

/** There is no form here, so words on the link take the place of those on the fields. */
function refusalOf(error: unknown): Answer {
  const [reason] = error instanceof AppError ? Object.values(error.errors ?? {}).flat() : []
  if (reason) return { message: reason, isRefused: true }
  return { message: errorMessage(error), isRefused: false }
}
