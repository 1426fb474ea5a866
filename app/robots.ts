import type { MetadataRoute } from 'next'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'

// the portal's own address is known only at the start
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // data sets are files of the same calls that programs make
      allow: ['/', '/api/*?*format='],
      disallow: [paths.admin, '/cms', '/api/', '/graphql', paths.profile, '/preview', '/search?'],
    },
    sitemap: ['/sitemap.xml', paths.newsSitemap, paths.imagesSitemap].map((path) => env.PUBLIC_URL + path),
  }
}
