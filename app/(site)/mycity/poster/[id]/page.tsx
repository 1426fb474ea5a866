import { getPosterAt } from '@/components/features/posters/queries'

interface Props {
  params: Promise<{ id: string }>
}

/** An address without its readable end leads to the whole one. */
export default async function PosterNumberPage({ params }: Props) {
  await getPosterAt((await params).id, undefined)
  return null
}
