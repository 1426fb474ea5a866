import { getNewsAt } from '@/components/features/news/queries'

interface Props {
  params: Promise<{ id: string }>
}

/** Leads from an address without its readable end to the whole one. */
export default async function MessageNumberPage({ params }: Props) {
  const { id } = await params
  await getNewsAt(`/messages/${id}`, id)
  return null
}
