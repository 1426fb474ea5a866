import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { call } from '@/lib/client/call'
import { changeUser } from '@/lib/client/user'
import type { FeedEntry } from '@/lib/contract/feed-entry'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { listNotifications, markNotificationsRead } from '@/lib/domains/notifications/contract'
import { typesetData } from '@/lib/text/typography'
import { nextPage } from '@/lib/contract/page'

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
} as const

export function useNotifications() {
  return useInfiniteQuery({
    queryKey: keys.notifications,
    queryFn: async ({ pageParam: page }) =>
      typesetData(await call(listNotifications, { query: { page } })).notifications,
    initialPageParam: 1,
    getNextPageParam: nextPage,
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

export function useFeed() {
  return useInfiniteQuery({
    queryKey: keys.feed,
    queryFn: async ({ pageParam: page }) => typesetData(await call(listResidentFeed, { query: { page } })).feed,
    initialPageParam: 1,
    getNextPageParam: nextPage,
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
