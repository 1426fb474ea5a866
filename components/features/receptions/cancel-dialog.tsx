'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { EmailAction } from '@/components/account/email-action'
import { call } from '@/lib/client/call'
import { cancelReception } from '@/lib/domains/receptions/contract'

interface CancelDialogProps {
  token: string
  again: { title: string; href: string }
}

/** Asks first, because a link is sometimes opened by mistake. */
export function CancelDialog({ token, again }: CancelDialogProps) {
  const [step, setStep] = useState<'asked' | 'closed' | 'cancelled'>('asked')
  if (step === 'cancelled') return <EmailAction token={token} act={cancel} retryLink={again} />
  return (
    <Dialog
      open={step === 'asked'}
      onClose={() => setStep('closed')}
      title="Отменить запись на приём?"
      role="alertdialog"
      actions={
        <>
          <Button variant="danger" onClick={() => setStep('cancelled')}>
            Отменить запись
          </Button>
          <Button variant="secondary" onClick={() => setStep('closed')}>
            Оставить
          </Button>
        </>
      }
    >
      <p>Время станет свободным, его сможет занять другой.</p>
    </Dialog>
  )
}

async function cancel(token: string) {
  return call(cancelReception, { body: { token } })
}
