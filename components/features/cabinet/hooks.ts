import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { reloadAfterLogin } from '@/components/civic/reload-after-login'
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

/** Returns the section of the cabinet that the hash names. A hash of something else, such as a dialog, changes nothing. */
export function useSection<Name extends string>(names: readonly Name[], first: Name): Name {
  const [section, setSection] = useState(() => findSection(names, window.location.hash) ?? first)
  useEffect(() => watchHash((hash) => setSection((before) => findSection(names, hash) ?? before)), [names])
  return section
}

/** Scrolls to a section that was chosen and focuses its heading. The section that the page opened with is left alone. */
export function useFocusedHeading(section: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    heading.current?.focus({ preventScroll: true })
    // `nearest` moves nothing when the heading is in sight; on phones the other sections stand above it
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [section])
  return heading
}

function findSection<Name extends string>(names: readonly Name[], hash: string): Name | undefined {
  // an appeal, a claim or an idea stands in the feed, which is the first section
  return ENTRY_HASH.test(hash) ? names[0] : names.find((name) => hash === `#${name}`)
}

/** Components of the cabinet share the answers of the calls under these keys. */
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

/** Marks one notification as read, or all of them, and updates the number at the bell. */
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

/** Ends one session, or all except this one. */
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

/** Downloads the archive of one's data. */
export function useExport() {
  return useMutation({
    mutationFn: () => call(exportData),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

/** Logs in again with the password, because the server wants a fresh session for this, then asks to erase the account. */
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

/** Loads what is still open, anew each time the resident asks to delete the account. */
export function useOpenMatters(isAsked: boolean) {
  return useQuery({
    queryKey: ['open-matters'],
    queryFn: async () => typesetData(await call(listOpenMatters)),
    enabled: isAsked,
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

/** Deleting the account ended all sessions, so the resident's data leave the browser and the page is loaded as for a guest. */
export function becomeGuest(): void {
  void clearOutbox().finally(() => {
    closeSession()
    void reloadAfterLogin()
  })
}

function changeUser(client: QueryClient, changed: Partial<User>): void {
  client.setQueryData<User>(userQuery.queryKey, (user) => user && { ...user, ...changed })
}

/** Loads everything the resident sent and voted for, newest first. */
export function useFeed() {
  return useInfiniteQuery({
    queryKey: keys.feed,
    queryFn: async ({ pageParam: page }) => typesetData(await call(listResidentFeed, { query: { page } })).feed,
    initialPageParam: 1,
    getNextPageParam: ({ current_page: page, last_page: last }) => (page < last ? page + 1 : undefined),
  })
}

/** These entries unfold in the feed and have an address there: `#appeal-12`, `#claim-12`, `#idea-7`. */
const ENTRY_HASH = /^#((?:appeal|claim|idea)-\d{1,9})$/

/** Returns the entry that the hash names, such as `idea-7`, or null. */
export function useNamedEntry(): string | null {
  return useSyncExternalStore(watchHash, readNamedEntry, () => null)
}

function readNamedEntry(): string | null {
  return ENTRY_HASH.exec(window.location.hash)?.[1] ?? null
}

/** Asks for the feed anew, because something in it has changed. */
export function useRefreshFeed() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.feed })
}

/** Finds one's own claim, as the feed shows it; null where the number is nobody's, or somebody else's. */
export type FindClaim = (id: number) => Promise<{ claim: FeedEntry } | null>

/** Loads one's own claim that is not among the entries loaded so far; null if the claim is not the resident's. */
export function useOwnClaim(id: number, find: FindClaim) {
  return useQuery({
    queryKey: ['own-claim', id],
    queryFn: async () => typesetData(await find(id))?.claim ?? null,
    retry: false,
  })
}
