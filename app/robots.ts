import type { MetadataRoute } from 'next'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'

// PUBLIC_URL is known only at start
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // datasets are files of the API
      allow: ['/', '/api/*?*format='],
      disallow: [paths.admin, paths.desk, '/cms', '/api/', '/graphql', paths.profile, '/preview', '/search?'],
    },
    sitemap: ['/sitemap.xml', paths.newsSitemap, paths.imagesSitemap].map((path) => env.PUBLIC_URL + path),
  }
}
