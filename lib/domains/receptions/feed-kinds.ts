import type { FeedKind } from '@/lib/contract/feed-entry'

export const receptionKinds: readonly FeedKind[] = [{ value: 'reception', name: 'Запись на приём', icon: 'paper' }]
