import { findFirstMapRoom } from '@/components/ui/map/first-map-room'

// Next runs this before React comes alive: a page that is opened for its map begins with the map.
if (findFirstMapRoom()) void import('@/components/features/claims/first-claims').catch(() => undefined)
