'use client'

import { useState } from 'react'
import { correctAddress, type AwaitedAnswer } from '@/components/features/support/hooks'
import { SupportForm } from '@/components/features/support/support-form'
import { closeHashDialog, BodyPortal } from '@/components/ui/dialog/form-dialog'
import { QueryProvider } from '@/components/ui/query-provider'
import { TimedAlert } from '@/components/ui/dialog/timed-alert'
import { supportMessages } from '@/lib/domains/support/messages'
import { Button } from '@/components/ui/button/button'
import { CorrectEmail } from '@/components/account/correct-email'
import { Icon } from '@/components/ui/icon/icon'

export function SupportPanel() {
  const [awaited, setAwaited] = useState<AwaitedAnswer | null>(null)
  const [isSent, setSent] = useState(false)

  function onSent(answer: AwaitedAnswer | null) {
    if (answer === null) closeHashDialog('support')
    setAwaited(answer)
    setSent(true)
  }

  return (
    <QueryProvider>
      {awaited ? (
        <SupportDone awaited={awaited} onCorrected={setAwaited} onAgain={() => setAwaited(null)} />
      ) : (
        <SupportForm onSent={onSent} />
      )}
      <BodyPortal>
        <TimedAlert
          open={isSent}
          title="Техническая поддержка"
          html={`<p>${supportMessages.sent}</p>`}
          onClose={() => setSent(false)}
        />
      </BodyPortal>
    </QueryProvider>
  )
}

interface SupportDoneProps {
  awaited: AwaitedAnswer
  onCorrected: (awaited: AwaitedAnswer) => void
  onAgain: () => void
}

/** Shows the address, because a misspelt one would lose the answer. */
function SupportDone({ awaited, onCorrected, onAgain }: SupportDoneProps) {
  const { answerKey, email } = awaited
  const [isCorrecting, setCorrecting] = useState(false)

  async function sendTo(corrected: string) {
    await correctAddress(answerKey, corrected)
    onCorrected({ answerKey, email: corrected.trim() })
  }

  return (
    <div>
      <Icon name="mail-check" className="size-12 text-brand stroke-[1.5]" />
      <p role="status" className="mt-4">
        Ответим на <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      <div className="mt-4">
        {isCorrecting ? (
          <CorrectEmail email={email} sendTo={sendTo} onDone={() => setCorrecting(false)} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setCorrecting(true)}>
              Исправить адрес
            </Button>
            <Button variant="quiet" onClick={onAgain}>
              Написать ещё раз
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
