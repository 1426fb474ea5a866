import { cityGalleries } from '@/lib/cms/seed/content/galleries-city'
import { mayorGalleries } from '@/lib/cms/seed/content/galleries-mayor'
import { natureGalleries } from '@/lib/cms/seed/content/galleries-nature'
import type { SeedGallery } from '@/lib/cms/seed/content/gallery-shapes'

/** Albums of the demo city, the mayor's and its own. */
export const demoGalleries: SeedGallery[] = [...mayorGalleries, ...cityGalleries, ...natureGalleries]
