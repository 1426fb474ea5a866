import type { Metadata } from 'next'
import { LostPage } from '@/components/features/sitemap/lost-page'
import { lostPageMetadata } from '@/components/features/sitemap/lost-page-metadata'

export const metadata: Metadata = lostPageMetadata

export default function NotFoundPage() {
  return <LostPage />
}
