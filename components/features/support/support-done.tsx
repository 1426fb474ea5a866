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
export function SupportDone({ awaited, onCorrected: onMended, onAgain }: SupportDoneProps) {
  const { answerKey, email } = awaited
  const [isMended, setMended] = useState(false)

  async function sendTo(mended: string) {
    await correctAddress(answerKey, mended)
    onMended({ answerKey, email: mended.trim() })
  }

  return (
    <div>
      <MailCheck aria-hidden className="size-12 text-brand" strokeWidth={1.5} />
      <p role="status" className="mt-4">
        Ответим на <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      <div className="mt-4">
        {isMended ? (
          <MendAddress email={email} sendTo={sendTo} onDone={() => setMended(false)} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setMended(true)}>
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
