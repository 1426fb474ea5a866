import type { Metadata } from 'next'
import { getSite } from '@/components/features/site/queries'
import { NotFoundPage } from '@/components/features/site/not-found-page'
import { rewrittenNotFoundMetadata, notFoundMetadata } from '@/lib/navigation/page-metadata'
import { NOT_FOUND_PATH } from '@/lib/config/paths'
import { markNotFound } from '@/lib/runtime/render-outcome'

interface Props {
  params: Promise<{ notfound: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = `/${(await params).notfound.join('/')}`
  return path === NOT_FOUND_PATH ? rewrittenNotFoundMetadata : notFoundMetadata
}

/** Any other path. Rendered instead of thrown, so it works without JavaScript; the server sends 404. */
export default async function MissingPage() {
  markNotFound()
  const { settings } = await getSite()
  return <NotFoundPage dutyPhone={settings.duty_phone} />
}
