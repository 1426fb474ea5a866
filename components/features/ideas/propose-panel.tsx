'use client'

import { useState } from 'react'
import { ProposeForm } from '@/components/features/ideas/propose-form'
import { KeptOffline } from '@/components/ui/kept-offline'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'

/** Draws the form for a resident; one who logs out while it is open is asked to log in. */
export function ProposePanel() {
  const token = useToken()
  const [isSavedOffline, setSavedOffline] = useState(false)
  if (!token)
    return (
      <p>
        Идею предлагают жители с учётной записью.{' '}
        <a href="#login" className="link">
          Войдите
        </a>
        , чтобы продолжить.
      </p>
    )
  return (
    <QueryProvider>
      {isSavedOffline ? (
        <KeptOffline onAgain={() => setSavedOffline(false)}>Предложить ещё одну</KeptOffline>
      ) : (
        <ProposeForm onSavedOffline={() => setSavedOffline(true)} />
      )}
    </QueryProvider>
  )
}
