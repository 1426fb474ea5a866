import { demoCity } from '@/lib/package/demo-city'
import type { SeedService } from '@/lib/package/folder/shapes/service-shapes'
import { actNumber } from '@/lib/package/seed/content/documents'
import { composeService } from '@/lib/package/seed/content/compose-service'

/** The catalogue of services by topic. */
export const demoServices: SeedService[] = demoCity().serviceDrafts.map((draft) => composeService(draft, actNumber))
