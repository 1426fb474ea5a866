import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { findEntry, findSection, type SectionName } from '@/components/features/cabinet/sections'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { call } from '@/lib/client/call'
import { changeUser } from '@/lib/client/user'
import type { FeedEntry } from '@/lib/contract/feed-entry'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { listNotifications, markNotificationsRead } from '@/lib/domains/notifications/contract'
import { typesetData } from '@/lib/text/typography'
import { nextPage } from '@/lib/contract/page'

/** Returns the section named by the hash. Other hashes, such as a dialog's, change nothing. */
export function useSection(): SectionName {
  const [section, setSection] = useState(() => findSection(window.location.hash) ?? 'feed')
  useEffect(() => watchHash((hash) => setSection((before) => findSection(hash) ?? before)), [])
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

export function useNamedEntry(): string | null {
  return useSyncExternalStore(
    watchHash,
    () => findEntry(window.location.hash),
    () => null,
  )
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
