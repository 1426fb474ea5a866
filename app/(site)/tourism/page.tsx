import { redirect } from 'next/navigation'
import { getSiteFrame } from '@/components/features/site/queries'
import { tourismHref } from '@/lib/navigation/main-menu'

/** Tourism has no page: a shortened URL redirects to the menu's first link. */
export default async function TourismPage() {
  const { settings, tourism } = await getSiteFrame()
  redirect(tourismHref({ tourism_url: settings.tourism_url, tourism }))
}
