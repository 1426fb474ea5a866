import type { Metadata } from 'next'
import { getSite } from '@/components/features/site/queries'
import { NotFoundPage } from '@/components/features/site/not-found-page'
import { notFoundMetadata } from '@/components/features/site/not-found-metadata'

export const metadata: Metadata = notFoundMetadata

export default async function NotFound() {
  const { settings } = await getSite()
  return <NotFoundPage dutyPhone={settings.duty_phone} />
}
