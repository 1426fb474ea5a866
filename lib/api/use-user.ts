import { useQuery } from '@tanstack/react-query'
import { userQuery } from '@/lib/api/user'

/** The resident of this browser; asked anew when the tab is looked at again, because letters and bells arrive elsewhere. */
export function useUser() {
  return useQuery({ ...userQuery, refetchOnWindowFocus: true })
}
