import { demoCity } from '@/lib/content/demo-city'
import type { SeedService } from '@/lib/content/read/shapes/service-shapes'
import { actNumber } from '@/lib/content/seed/content/documents'
import { composeService } from '@/lib/content/seed/content/compose-service'

export const demoServices: SeedService[] = demoCity().serviceDrafts.map((draft) => composeService(draft, actNumber))
