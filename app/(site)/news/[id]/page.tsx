import { getNewsAt } from '@/components/features/news/queries'
import { paths } from '@/lib/config/paths'

interface Props {
  params: Promise<{ id: string }>
}

/** Redirects to the full URL. */
export default async function NewsNumberPage({ params }: Props) {
  const { id } = await params
  await getNewsAt(`${paths.news}/${id}`, id)
  return null
}
