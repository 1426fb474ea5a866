import { getNewsAt } from '@/components/features/news/queries'
import { paths } from '@/lib/config/paths'
import type { ItemPageProps } from '@/lib/config/search-params'

/** Redirects to the full URL. */
export default async function NewsNumberPage({ params }: ItemPageProps) {
  const { id } = await params
  await getNewsAt(`${paths.news}/${id}`, id)
  return null
}
