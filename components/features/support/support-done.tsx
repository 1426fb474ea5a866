'use client'

import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { correctAddress, type AwaitedAnswer } from '@/components/features/support/hooks'
import { Button } from '@/components/ui/button'
import { MendAddress } from '@/components/ui/mend-address'

interface SupportDoneProps {
  awaited: AwaitedAnswer
  onCorrected: (awaited: AwaitedAnswer) => void
  onAgain: () => void
}

/** Shows where the answer will be sent, because a misspelt address would lose it. */
export function SupportDone({ awaited, onCorrected, onAgain }: SupportDoneProps) {
  const { answerKey, email } = awaited
  const [isCorrecting, setCorrecting] = useState(false)

  async function sendTo(corrected: string) {
    await correctAddress(answerKey, corrected)
    onCorrected({ answerKey, email: corrected.trim() })
  }

  return (
    <div>
      <MailCheck aria-hidden className="size-12 text-brand" strokeWidth={1.5} />
      <p role="status" className="mt-4">
        Ответим на <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      <div className="mt-4">
        {isCorrecting ? (
          <MendAddress email={email} sendTo={sendTo} onDone={() => setCorrecting(false)} />
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
