import type { FeedKind } from '@/lib/contract/feed-entry'

export const supportKinds: readonly FeedKind[] = [{ value: 'support', name: 'Техническая поддержка', icon: 'lifebuoy' }]
