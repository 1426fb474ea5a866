'use client'

import { ProposeForm } from '@/components/features/ideas/propose-form'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/api/use-token'

/** The form of a resident; who logs out while it stands open is asked to log in. */
export function ProposePanel() {
  const token = useToken()
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
      <ProposeForm />
    </QueryProvider>
  )
}
