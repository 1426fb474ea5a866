import { getNewsAt } from '@/components/features/news/queries'

interface Props {
  params: Promise<{ id: string }>
}

/** An address without its readable end leads to the whole one. */
export default async function MessageNumberPage({ params }: Props) {
  const { id } = await params
  await getNewsAt(`/messages/${id}`, id)
  return null
}
