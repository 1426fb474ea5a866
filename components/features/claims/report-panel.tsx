'use client'

import { useState } from 'react'
import type { ReportValues } from '@/components/features/claims/hooks'
import { ReportDone } from '@/components/features/claims/report-done'
import { ReportForm } from '@/components/features/claims/report-form'
import type { SentClaim } from '@/components/features/claims/send-claim'
import { SavedOffline } from '@/components/civic/saved-offline'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import { readableEmail } from '@/lib/text/email-address'

interface Sent {
  /** It is the server's answer; null when the claim waits on this device for a connection. */
  claim: SentClaim | null
  values: ReportValues
}

/** Shows the form, and after sending the result in its place. */
export function ReportPanel() {
  const isResident = Boolean(useToken())
  const [sent, setSent] = useState<Sent>()
  const [typed, setTyped] = useState<Partial<ReportValues>>()

  function backToForm(kept: Partial<ReportValues>) {
    setTyped(kept)
    setSent(undefined)
  }
  return (
    <QueryProvider>
      {sent ? (
        <Outcome sent={sent} isResident={isResident} backToForm={backToForm} />
      ) : (
        <ReportForm isResident={isResident} typed={typed} onSent={(claim, values) => setSent({ claim, values })} />
      )}
    </QueryProvider>
  )
}

interface OutcomeProps {
  sent: Sent
  isResident: boolean
  backToForm: (kept: Partial<ReportValues>) => void
}

function Outcome({ sent: { claim, values }, isResident, backToForm }: OutcomeProps) {
  const reportAnother = () => backToForm(authorOf(values))
  if (claim === null) return <SavedOffline onAgain={reportAnother}>Сообщить ещё об одной</SavedOffline>
  return (
    <ReportDone
      claim={claim}
      guestEmail={isResident ? null : readableEmail(values.email)}
      onAgain={reportAnother}
      onCorrect={() => backToForm(values)}
    />
  )
}

/** Returns the author's fields, which are kept for the next claim. */
function authorOf({ name, email, phone }: ReportValues): Partial<ReportValues> {
  return { name, email, phone }
}
