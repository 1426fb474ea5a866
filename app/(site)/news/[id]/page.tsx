import { getNewsAt } from '@/components/features/news/queries'
import { paths } from '@/lib/config/paths'

interface Props {
  params: Promise<{ id: string }>
}

/** Leads from an address without its readable end to the whole one. */
export default async function NewsNumberPage({ params }: Props) {
  const { id } = await params
  await getNewsAt(`${paths.news}/${id}`, id)
  return null
}
