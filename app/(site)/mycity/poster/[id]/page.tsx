import { getPosterAt } from '@/components/features/posters/queries'
import type { ItemPageProps } from '@/lib/config/search-params'

/** Redirects to the full URL. */
export default async function PosterNumberPage({ params }: ItemPageProps) {
  await getPosterAt((await params).id, undefined)
  return null
}
