'use client'

import { useState } from 'react'
import { ReportDone } from '@/components/features/claims/report-done'
import { ReportForm } from '@/components/features/claims/report-form'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/api/use-token'

/** The form, and in its place what comes of it. */
export function ReportPanel() {
  const isResident = Boolean(useToken())
  const [message, setMessage] = useState<string>()
  return (
    <QueryProvider>
      {message ? (
        <ReportDone message={message} isResident={isResident} onAgain={() => setMessage(undefined)} />
      ) : (
        <ReportForm isResident={isResident} onSent={setMessage} />
      )}
    </QueryProvider>
  )
}
