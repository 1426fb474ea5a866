'use client'

import { useState } from 'react'
import { AppealForm } from '@/components/features/appeals/appeal-form'
import { AppealResult } from '@/components/features/appeals/appeal-result'
import { QueryProvider } from '@/components/ui/query-provider'
import type { AppealReceipt } from '@/lib/domains/appeals/contract'

/** The form, and in its place what comes of it. */
export function AppealPanel({ isResident }: { isResident: boolean }) {
  const [appeal, setAppeal] = useState<AppealReceipt>()
  return (
    <QueryProvider>
      {appeal ? <AppealResult appeal={appeal} /> : <AppealForm isResident={isResident} onSent={setAppeal} />}
    </QueryProvider>
  )
}
