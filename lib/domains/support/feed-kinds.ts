import type { FeedKind } from '@/lib/contract/feed-entry'

/** Residents do this here, and the feed of their cabinet calls it so. */
export const supportKinds: readonly FeedKind[] = [{ value: 'support', name: 'Техническая поддержка', icon: 'lifebuoy' }]
