import type { FeedKind } from '@/lib/contract/feed-entry'

/** The feed of the cabinet shows bookings under this name. */
export const receptionKinds: readonly FeedKind[] = [{ value: 'reception', name: 'Запись на приём', icon: 'paper' }]
