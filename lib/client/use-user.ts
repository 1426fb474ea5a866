import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchAccountChanges } from '@/lib/client/account-changes'
import { userQuery } from '@/lib/client/user'

/** A confirmed email puts votes and claims into effect, so all queries are refetched then. */
export function useUser() {
  const client = useQueryClient()
  useEffect(() => watchAccountChanges(() => void client.invalidateQueries({}, { cancelRefetch: false })), [client])
  return useQuery({ ...userQuery, refetchOnWindowFocus: true })
}
