import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LostPage } from '@/components/features/sitemap/lost-page'
import { lostPageMetadata } from '@/components/features/sitemap/lost-page-metadata'
import { isPlanned, paths } from '@/lib/config/paths'
import { markMissing } from '@/lib/shared/render-outcome'

export const metadata: Metadata = lostPageMetadata

/** Any other path. Drawn rather than thrown, so that it reads without JavaScript; the front answers 404. */
export default async function MissingPage({ params }: { params: Promise<{ notfound: string[] }> }) {
  const { notfound } = await params
  if (isPlanned(`/${notfound.join('/')}`)) redirect(paths.notReady)
  markMissing()
  return <LostPage />
}
