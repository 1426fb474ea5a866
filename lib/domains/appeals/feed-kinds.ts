import type { FeedKind } from '@/lib/contract/feed-entry'

export const appealKinds: readonly FeedKind[] = [{ value: 'appeal', name: 'Официальное обращение', icon: 'paper' }]
