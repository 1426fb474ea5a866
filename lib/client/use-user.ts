import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchAccountChanges } from '@/lib/client/account-changes'
import { userQuery } from '@/lib/client/user'

/**
 * Asks for the resident of this browser, and anew when the tab is looked at again: letters and bells come meanwhile. A
 * confirmed address puts votes and claims into effect, so everything that was asked is asked again after it.
 */
export function useUser() {
  const client = useQueryClient()
  useEffect(() => watchAccountChanges(() => void client.invalidateQueries({}, { cancelRefetch: false })), [client])
  return useQuery({ ...userQuery, refetchOnWindowFocus: true })
}
