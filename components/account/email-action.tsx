'use client'

import { useEffect, useState } from 'react'
import { AlertDialog } from '@/components/ui/dialog/alert-dialog'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { AppError } from '@/lib/contract/errors'
import { typeset } from '@/lib/text/typography'
import { errorMessage } from '@/lib/text/user-error'

interface EmailActionProps {
  token: string
  question: EmailQuestion
  act: (token: string) => Promise<{ message: string; link?: ActionLink }>
  retryLink: ActionLink
}

interface EmailQuestion {
  title: string
  /** What the press changes. */
  text: string
  button: string
  leave?: string
  isDanger?: boolean
  /** Loads what the link is about; its space is reserved. */
  describe?: (token: string) => Promise<{ message: string }>
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

/** Performs the action of an email's link after a press: mail filters open links, with scripts too. */
export function EmailAction({ token, question, act, retryLink }: EmailActionProps) {
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const close = () => setOpen(false)

  async function perform() {
    setBusy(true)
    setAnswer(await act(token).then(toAnswer, toRefusal))
  }

  if (answer) return <ActionAnswer answer={answer} retryLink={retryLink} isOpen={isOpen} onClose={close} />
  const actions = (
    <>
      <Button variant={question.isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void perform()}>
        {question.button}
      </Button>
      <Button variant="secondary" onClick={close}>
        {question.leave ?? 'Не сейчас'}
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={close} title={question.title} role="alertdialog" actions={actions}>
      {question.describe && <Subject token={token} describe={question.describe} />}
      <p>{question.text}</p>
    </Dialog>
  )
}

/** Stays empty for a wrong link: the press says what is wrong. */
function Subject({ token, describe }: { token: string; describe: (token: string) => Promise<{ message: string }> }) {
  const [message, setMessage] = useState('')
  useEffect(() => {
    describe(token).then(
      (answer) => setMessage(typeset(answer.message)),
      () => undefined,
    )
  }, [token, describe])
  return <p className="mb-3 min-h-26 font-medium sm:min-h-19">{message}</p>
}

interface ActionAnswerProps {
  answer: Answer
  retryLink: ActionLink
  isOpen: boolean
  onClose: () => void
}

function ActionAnswer({ answer, retryLink, isOpen, onClose }: ActionAnswerProps) {
  const link = answer.isRefused ? retryLink : answer.link
  const action = link && (
    <a href={link.href} onClick={onClose} className={buttonClassName('secondary')}>
      {link.title}
    </a>
  )
  return <AlertDialog message={isOpen ? answer.message : null} onClose={onClose} actions={action} />
}

function toAnswer({ message, link }: { message: string; link?: ActionLink }): Answer {
  return { message, isRefused: false, link }
}

/** Without a form, a field's error is shown as the message. */
function toRefusal(error: unknown): Answer {
  const [reason] = error instanceof AppError ? Object.values(error.errors ?? {}).flat() : []
  if (reason) return { message: reason, isRefused: true }
  return { message: errorMessage(error), isRefused: false }
}
