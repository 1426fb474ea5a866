import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/features/sitemap/not-found-page'
import { lostPageMetadata } from '@/components/features/sitemap/lost-page-metadata'
import { markMissing } from '@/lib/shared/render-outcome'

export const metadata: Metadata = lostPageMetadata

/** Any other path. Drawn rather than thrown, so that it reads without JavaScript; the front answers 404. */
export default function MissingPage() {
  markMissing()
  return <NotFoundPage />
}
