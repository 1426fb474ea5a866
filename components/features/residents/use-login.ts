import { useMutation } from '@tanstack/react-query'
import { leaveErasureNote } from '@/components/features/residents/account-notes'
import { logIn } from '@/lib/client/log-in'

/** Logs in. Apart from the other hooks, whose contracts the form does not need to be read and filled in. */
export function useLogin() {
  return useMutation({ mutationFn: logIn, onSuccess: leaveErasureNote })
}
