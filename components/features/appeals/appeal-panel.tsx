'use client'

import { useState } from 'react'
import { AppealForm } from '@/components/features/appeals/appeal-form'
import { AppealResult } from '@/components/features/appeals/appeal-result'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import type { AppealChoices, AppealReceipt } from '@/lib/domains/appeals/contract'
import type { ConsentText } from '@/lib/domains/cabinet/contract'

interface AppealPanelProps {
  choices: AppealChoices
  /** It is missing where it could not be read. */
  consent: ConsentText | undefined
}

/** Shows the form, which the server draws already, and after sending the result in its place. */
export function AppealPanel({ choices, consent }: AppealPanelProps) {
  const isResident = Boolean(useToken())
  const [appeal, setAppeal] = useState<AppealReceipt>()
  return (
    <QueryProvider>
      {appeal ? (
        <AppealResult appeal={appeal} />
      ) : (
        <AppealForm isResident={isResident} choices={choices} consent={consent} onSent={setAppeal} />
      )}
    </QueryProvider>
  )
}
