'use client'

import { SupportForm } from '@/components/features/support/support-form'
import { QueryProvider } from '@/components/ui/query-provider'

export function SupportPanel() {
  return (
    <QueryProvider>
      <SupportForm />
    </QueryProvider>
  )
}
