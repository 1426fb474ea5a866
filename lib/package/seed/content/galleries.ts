import { cityGalleries } from '@/lib/package/seed/content/galleries-city'
import { mayorGalleries } from '@/lib/package/seed/content/galleries-mayor'
import { natureGalleries } from '@/lib/package/seed/content/galleries-nature'
import type { SeedGallery } from '@/lib/package/seed/content/gallery-shapes'

/** Albums of the demo city, the mayor's and its own. */
export const demoGalleries: SeedGallery[] = [...mayorGalleries, ...cityGalleries, ...natureGalleries]
