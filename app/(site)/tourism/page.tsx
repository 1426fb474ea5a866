import { redirect } from 'next/navigation'
import { getSiteFrame } from '@/components/features/site/queries'
import { tourismHref } from '@/lib/navigation/main-menu'

/** Tourism has no page of its own: who cuts an address of it gets what the menu leads to. */
export default async function TourismPage() {
  const { settings, tourism } = await getSiteFrame()
  redirect(tourismHref({ tourism_url: settings.tourism_url, tourism }))
}
