import { getPosterAt } from '@/components/features/posters/queries'

interface Props {
  params: Promise<{ id: string }>
}

/** Leads from an address without its readable end to the whole one. */
export default async function PosterNumberPage({ params }: Props) {
  await getPosterAt((await params).id, undefined)
  return null
}
