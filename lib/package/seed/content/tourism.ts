import { beaches, routes } from '@/lib/package/seed/content/tourism-routes'
import { museums, sights } from '@/lib/package/seed/content/tourism-sights'
import { food, hotels } from '@/lib/package/seed/content/tourism-stay'
import type { SeedTourismSection } from '@/lib/package/seed/content/tourism-shapes'

export const demoTourism: readonly SeedTourismSection[] = [sights, routes, museums, beaches, hotels, food]
