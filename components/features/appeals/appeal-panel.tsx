'use client'

import { useState } from 'react'
import { AppealForm } from '@/components/features/appeals/appeal-form'
import { AppealResult } from '@/components/features/appeals/appeal-result'
import { QueryProvider } from '@/components/ui/query-provider'
import type { AppealChoices, AppealReceipt } from '@/lib/domains/appeals/contract'

/** Shows the form, and after sending the result in its place. */
export function AppealPanel({ isResident, choices }: { isResident: boolean; choices: AppealChoices }) {
  const [appeal, setAppeal] = useState<AppealReceipt>()
  return (
    <QueryProvider>
      {appeal ? (
        <AppealResult appeal={appeal} />
      ) : (
        <AppealForm isResident={isResident} choices={choices} onSent={setAppeal} />
      )}
    </QueryProvider>
  )
}
