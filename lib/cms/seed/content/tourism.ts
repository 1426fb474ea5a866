import { beaches, routes } from '@/lib/cms/seed/content/tourism-routes'
import { museums, sights } from '@/lib/cms/seed/content/tourism-sights'
import { food, hotels } from '@/lib/cms/seed/content/tourism-stay'
import type { SeedTourismSection } from '@/lib/cms/seed/content/tourism-shapes'

export const demoTourism: readonly SeedTourismSection[] = [sights, routes, museums, beaches, hotels, food]
