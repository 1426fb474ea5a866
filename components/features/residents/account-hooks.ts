import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reloadAfterLogin } from '@/components/account/reload-after-login'
import { call, type Input } from '@/lib/client/call'
import { clearOutbox } from '@/lib/client/outbox-messages'
import { closeSession, openSession } from '@/lib/client/session'
import { changeUser, type User } from '@/lib/client/user'
import { AppError } from '@/lib/contract/errors'
import { endSessions, exportData, listSessions } from '@/lib/domains/cabinet/contract'
import { listOpenMatters } from '@/lib/domains/cabinet/feed-contract'
import { deleteAccount, editEmail, editPassword, editPersonalData, login } from '@/lib/domains/residents/contract'
import { residentMessages } from '@/lib/domains/residents/messages'
import { typesetData } from '@/lib/text/typography'

const sessionsKey = ['sessions']

export function useEditPersonalData() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof editPersonalData>['body']) => call(editPersonalData, { body }),
    onSuccess: ({ user }) => changeUser(client, user),
  })
}

export function useEditEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(editEmail, { body: { email } }),
    onSuccess: ({ pending_email }) => changeUser(client, { pending_email }),
  })
}

export function useEditPassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof editPassword>['body']) => call(editPassword, { body }),
    onSuccess: () => {
      changeUser(client, { pending_email: null })
      return client.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: async () => (await call(listSessions)).sessions })
}

export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id?: number) => call(endSessions, { body: { id } }),
    onSuccess: ({ sessions }) => client.setQueryData(sessionsKey, sessions),
  })
}

export function useExport() {
  return useMutation({
    mutationFn: () => call(exportData),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

/** Logs in again with the password, because the server requires a fresh session, then requests the deletion. */
export function useDeleteAccount(user: User) {
  return useMutation({
    mutationFn: async (password: string) => {
      const fresh = await call(login, { body: { email: user.email, password } }).catch((error: unknown) => {
        throw toDeletionError(error)
      })
      openSession(fresh.user)
      return call(deleteAccount)
    },
  })
}

export function useOpenMatters(isOpen: boolean) {
  return useQuery({
    queryKey: ['open-matters'],
    queryFn: async () => typesetData(await call(listOpenMatters)),
    enabled: isOpen,
    staleTime: 0,
  })
}

/** The account is one's own, so a refused login means the password alone; any other failure stays what it is. */
export function toDeletionError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'unauthorized') return error
  return new AppError('invalid', { errors: { password: [residentMessages.wrongCurrentPassword] } })
}

/** Removes the resident's data from the browser and reloads; all sessions have ended already. */
export function becomeGuest(): void {
  void clearOutbox().finally(() => {
    closeSession()
    void reloadAfterLogin()
  })
}
