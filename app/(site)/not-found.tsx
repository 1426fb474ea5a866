import type { Metadata } from 'next'
import { getSite } from '@/components/features/site/queries'
import { NotFoundSlot } from '@/components/features/site/not-found-slot'
import { notFoundMetadata } from '@/lib/navigation/page-metadata'

export const metadata: Metadata = notFoundMetadata

export default async function NotFound() {
  const { settings } = await getSite()
  return <NotFoundSlot dutyPhone={settings.duty_phone} />
}
