'use client'

import { useState } from 'react'
import { ReportDone } from '@/components/features/claims/report-done'
import { ReportForm } from '@/components/features/claims/report-form'
import { KeptOffline } from '@/components/ui/kept-offline'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/api/use-token'

/** The form, and in its place what comes of it. */
export function ReportPanel() {
  const isResident = Boolean(useToken())
  const [message, setMessage] = useState<string | null>()
  return (
    <QueryProvider>
      {message === null ? (
        <KeptOffline onAgain={() => setMessage(undefined)}>Сообщить ещё об одной</KeptOffline>
      ) : message ? (
        <ReportDone message={message} isResident={isResident} onAgain={() => setMessage(undefined)} />
      ) : (
        <ReportForm isResident={isResident} onSent={setMessage} />
      )}
    </QueryProvider>
  )
}
