'use client'

import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button/button'
import { CorrectEmail } from '@/components/civic/correct-email'
import { errorMessage } from '@/lib/text/user-error'

export interface ResendRequest {
  email: string | undefined
  send: () => void
  sendTo: (email: string) => Promise<unknown>
  isPending: boolean
  message: string | undefined
  error: Error | null
}

export function ResendEmail({ request }: { request: ResendRequest }) {
  const [isMended, setMended] = useState(false)
  const { email = '', sendTo } = request
  const mendId = useId()
  function leaveForm() {
    flushSync(() => setMended(false))
    document.getElementById(mendId)?.focus()
  }
  return (
    <div>
      {isMended ? (
        <CorrectEmail email={email} sendTo={sendTo} onDone={leaveForm} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={request.isPending} onClick={request.send}>
            Выслать письмо ещё раз
          </Button>
          <Button id={mendId} variant="quiet" onClick={() => setMended(true)}>
            Исправить адрес
          </Button>
        </div>
      )}
      <p role="status" className="mt-2 font-medium text-brand-strong empty:hidden">
        {!isMended && request.message}
      </p>
      {request.error && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {errorMessage(request.error)}
        </p>
      )}
    </div>
  )
}
