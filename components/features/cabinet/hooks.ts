import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { reloadAfterLogin } from '@/components/account/reload-after-login'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { call, type Input } from '@/lib/client/call'
import { userQuery } from '@/lib/client/user'
import { closeSession, openSession } from '@/lib/client/session'
import { clearOutbox } from '@/lib/client/outbox-messages'
import { changeConsent, endSessions, exportData, listConsents, listSessions } from '@/lib/domains/cabinet/contract'
import { AppError } from '@/lib/contract/errors'
import { residentMessages } from '@/lib/domains/residents/messages'
import type { FeedEntry } from '@/lib/contract/feed-entry'
import { listNotifications, markNotificationsRead } from '@/lib/domains/notifications/contract'
import { listOpenMatters, listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import {
  deleteAccount,
  editEmail,
  editPassword,
  editPersonalData,
  login,
  restoreAccount,
  type User,
} from '@/lib/domains/residents/contract'
import { typesetData } from '@/lib/text/typography'

/** Returns the section named by the hash. Other hashes, such as a dialog's, change nothing. */
export function useSection<Name extends string>(names: readonly Name[], first: Name): Name {
  const [section, setSection] = useState(() => findSection(names, window.location.hash) ?? first)
  useEffect(() => watchHash((hash) => setSection((before) => findSection(names, hash) ?? before)), [names])
  return section
}

/** Scrolls to a newly chosen section and focuses its heading; leaves the first one alone. */
export function useFocusedHeading(section: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    heading.current?.focus({ preventScroll: true })
    // `nearest` moves nothing when the heading is in sight; on phones the other sections are above it
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [section])
  return heading
}

function findSection<Name extends string>(names: readonly Name[], hash: string): Name | undefined {
  // appeals, claims and ideas are in the feed, the first section
  return ENTRY_HASH.test(hash) ? names[0] : names.find((name) => hash === `#${name}`)
}

const keys = {
  feed: ['feed'],
  notifications: ['notifications'],
  sessions: ['sessions'],
  consents: ['consents'],
} as const

export function useNotifications() {
  return useInfiniteQuery({
    queryKey: keys.notifications,
    queryFn: async ({ pageParam: page }) =>
      typesetData(await call(listNotifications, { query: { page } })).notifications,
    initialPageParam: 1,
    getNextPageParam: ({ current_page: page, last_page: last }) => (page < last ? page + 1 : undefined),
  })
}

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id?: number) => call(markNotificationsRead, { body: { id } }),
    onSuccess: ({ unread }) => {
      changeUser(client, { unread_notifications: unread })
      return client.invalidateQueries({ queryKey: keys.notifications })
    },
  })
}

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
      return client.invalidateQueries({ queryKey: keys.sessions })
    },
  })
}

export function useSessions() {
  return useQuery({ queryKey: keys.sessions, queryFn: async () => (await call(listSessions)).sessions })
}

export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id?: number) => call(endSessions, { body: { id } }),
    onSuccess: ({ sessions }) => client.setQueryData(keys.sessions, sessions),
  })
}

export function useConsents() {
  return useQuery({ queryKey: keys.consents, queryFn: async () => typesetData(await call(listConsents)).consents })
}

export function useChangeConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof changeConsent>['body']) => call(changeConsent, { body }),
    onSuccess: ({ consents }) => client.setQueryData(keys.consents, consents),
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
        throw error instanceof AppError && error.code === 'tooMany' ? error : wrongPasswordError()
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

function wrongPasswordError(): AppError {
  return new AppError('invalid', { errors: { password: [residentMessages.wrongCurrentPassword] } })
}

export function useRestoreAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(restoreAccount),
    onSuccess: ({ user }) => changeUser(client, user),
  })
}

/** Removes the resident's data from the browser and reloads; all sessions have ended already. */
export function becomeGuest(): void {
  void clearOutbox().finally(() => {
    closeSession()
    void reloadAfterLogin()
  })
}

function changeUser(client: QueryClient, changed: Partial<User>): void {
  client.setQueryData<User>(userQuery.queryKey, (user) => user && { ...user, ...changed })
}

export function useFeed() {
  return useInfiniteQuery({
    queryKey: keys.feed,
    queryFn: async ({ pageParam: page }) => typesetData(await call(listResidentFeed, { query: { page } })).feed,
    initialPageParam: 1,
    getNextPageParam: ({ current_page: page, last_page: last }) => (page < last ? page + 1 : undefined),
  })
}

/** Hashes of feed entries: `#appeal-12`, `#claim-12`, `#idea-7`. */
const ENTRY_HASH = /^#((?:appeal|claim|idea)-\d{1,9})$/

export function useNamedEntry(): string | null {
  return useSyncExternalStore(watchHash, readNamedEntry, () => null)
}

function readNamedEntry(): string | null {
  return ENTRY_HASH.exec(window.location.hash)?.[1] ?? null
}

export function useRefreshFeed() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.feed })
}

/** Finds the resident's own claim; null for unknown numbers and other people's claims. */
export type FindClaim = (id: number) => Promise<{ claim: FeedEntry } | null>

/** Loads an own claim that is not among the loaded entries; null if it is not the resident's. */
export function useMyClaim(id: number, find: FindClaim) {
  return useQuery({
    queryKey: ['my-claim', id],
    queryFn: async () => typesetData(await find(id))?.claim ?? null,
    retry: false,
  })
}
