import { getNewsAt } from '@/components/features/news/queries'
import type { ItemPageProps } from '@/lib/config/search-params'

/** Redirects to the full URL. */
export default async function MessageNumberPage({ params }: ItemPageProps) {
  const { id } = await params
  await getNewsAt(`/messages/${id}`, id)
  return null
}
