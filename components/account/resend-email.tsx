'use client'

import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button/button'
import { CorrectEmail } from '@/components/account/correct-email'
import { ErrorText } from '@/components/ui/text/error-text'
import { typeset } from '@/lib/text/typography'

export interface ResendRequest {
  email: string | undefined
  send: () => void
  sendTo: (email: string) => Promise<unknown>
  isPending: boolean
  message: string | undefined
  error: Error | null
}

export function ResendEmail({ request }: { request: ResendRequest }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { email = '', sendTo } = request
  const correctId = useId()
  function leaveForm() {
    flushSync(() => setCorrecting(false))
    document.getElementById(correctId)?.focus()
  }
  return (
    <div>
      {isCorrecting ? (
        <CorrectEmail email={email} sendTo={sendTo} onDone={leaveForm} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={request.isPending} onClick={request.send}>
            Выслать письмо ещё раз
          </Button>
          <Button id={correctId} variant="quiet" onClick={() => setCorrecting(true)}>
            Исправить адрес
          </Button>
        </div>
      )}
      <p role="status" className="mt-2 font-medium text-brand-strong empty:hidden">
        {!isCorrecting && request.message && typeset(request.message)}
      </p>
      <ErrorText error={request.error} className="mt-2" />
    </div>
  )
}
