import { getNewsAt } from '@/components/features/news/queries'

interface Props {
  params: Promise<{ id: string }>
}

/** Redirects to the full URL. */
export default async function MessageNumberPage({ params }: Props) {
  const { id } = await params
  await getNewsAt(`/messages/${id}`, id)
  return null
}
