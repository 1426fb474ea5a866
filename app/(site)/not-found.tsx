import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/features/sitemap/not-found-page'
import { lostPageMetadata } from '@/components/features/sitemap/lost-page-metadata'

export const metadata: Metadata = lostPageMetadata

export default function NotFound() {
  return <NotFoundPage />
}
