import { getPosterAt } from '@/components/features/posters/queries'

interface Props {
  params: Promise<{ id: string }>
}

/** Redirects to the full URL. */
export default async function PosterNumberPage({ params }: Props) {
  await getPosterAt((await params).id, undefined)
  return null
}
