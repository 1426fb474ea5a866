import type { FeedKind } from '@/lib/contract/feed-entry'

/** What residents do here, as the feed of their cabinet calls it. */
export const receptionKinds: readonly FeedKind[] = [{ value: 'reception', name: 'Запись на приём', icon: 'paper' }]
