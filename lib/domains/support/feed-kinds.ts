import type { FeedKind } from '@/lib/contract/feed-entry'

/** What residents do here, as the feed of their cabinet calls it. */
export const supportKinds: readonly FeedKind[] = [{ value: 'support', name: 'Техническая поддержка', icon: 'lifebuoy' }]
