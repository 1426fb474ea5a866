'use client'

import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '@/components/ui/dialog/alert-dialog'
import { buttonClassName } from '@/components/ui/button/button'
import { AppError } from '@/lib/contract/errors'
import { errorMessage } from '@/lib/text/user-error'

interface EmailActionProps {
  token: string
  /** Stable function that performs the link's action. */
  act: (token: string) => Promise<{ message: string; link?: ActionLink }>
  retryLink: ActionLink
}

interface ActionLink {
  title: string
  href: string
}

interface Answer {
  message: string
  /** The link is invalid: retrying is useless, a new link may help. */
  isRefused: boolean
  link?: ActionLink | undefined
}

/** Performs the action of an email's link once and shows the response. */
export function EmailAction({ token, act, retryLink }: EmailActionProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const handled = useRef<string>(undefined)
  useEffect(() => {
    if (handled.current === token) return
    handled.current = token
    act(token).then(
      ({ message, link }) => setAnswer({ message, isRefused: false, link }),
      (error: unknown) => setAnswer(toRefusal(error)),
    )
  }, [act, token])

  const close = () => setAnswer(null)
  const link = answer?.isRefused ? retryLink : answer?.link
  const action = link && (
    <a href={link.href} onClick={close} className={buttonClassName('secondary')}>
      {link.title}
    </a>
  )
  return <AlertDialog message={answer?.message ?? null} onClose={close} actions={action} />
}

/** Without a form, a field's error is shown as the message. */
function toRefusal(error: unknown): Answer {
  const [reason] = error instanceof AppError ? Object.values(error.errors ?? {}).flat() : []
  if (reason) return { message: reason, isRefused: true }
  return { message: errorMessage(error), isRefused: false }
}
