import { useQuery } from '@tanstack/react-query'
import { userQuery } from '@/lib/api/user'

/**
 * Asks for the resident of this browser, and anew when the tab is looked at again: letters and bells come meanwhile.
 */
export function useUser() {
  return useQuery({ ...userQuery, refetchOnWindowFocus: true })
}
