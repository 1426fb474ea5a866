import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import {
  getTourismItem as getItemOperation,
  getTourismSection as getSectionOperation,
  tourismFilter,
  type TourismFilter,
  type TourismSectionAnswer,
  type TourismItem,
  type TourismSection,
} from '@/lib/domains/tourism/contract'
import type { SocialCard } from '@/lib/navigation/social-card'

export const getTourismSection = cache(async (link: string, text?: string, sort?: string) => {
  const params = getSectionOperation.params.safeParse({ link })
  if (!params.success) return null
  return read(getSectionOperation, { params: params.data, query: { text, sort } }, { required: true })
})

export const getTourismItem = cache(async (link: string, number: string) => {
  const params = getItemOperation.params.safeParse({ link, id: number })
  if (!params.success) return null
  return read(getItemOperation, { params: params.data }, { required: true })
})

/** Redirects from a wrong slug. */
export async function getTourismItemAt(link: string, number: string, slug: string) {
  const answer = await getTourismItem(link, number)
  if (!answer) notFound()
  const { item } = answer
  if (item.slug !== slug || String(item.id) !== number) permanentRedirect(paths.tourismItem(link, item.id, item.slug))
  return answer
}

export function tourismSection(link: string) {
  return defineFilteredPage<TourismFilter, TourismSectionAnswer | null>({
    read: ({ text, sort }) => getTourismSection(link, text, sort),
    filter: tourismFilter,
    path: paths.tourism(link),
    address: { sort: 'kind', text: 'text' },
    empty: null,
    terms: (answer) => ({ sort: answer?.sorts.map(({ title: id }) => ({ id })) ?? [] }),
    unknown: { sort: 'Такого вида мест нет' },
    indexed: ['kind'],
  })
}

export function placeCard(link: string, item: TourismItem): SocialCard {
  const { id, title, sort, address, fact, head_img: picture } = item
  return { kind: 'place', id: `${link}.${id}`, label: sort, title, facts: [address, fact], picture }
}

export function placesCard({ link, title, lead, head_img: picture }: TourismSection): SocialCard {
  return { kind: 'place', id: link, label: 'Гостям города', title, facts: [lead], picture }
}

/** Finds a section, «sights», or a place in it, «sights.12». */
export async function findPlaceCard(name: string): Promise<SocialCard | null> {
  const [link = '', id] = name.split('.')
  if (id === undefined) {
    const answer = await getTourismSection(link)
    return answer && placesCard(answer.section)
  }
  const answer = await getTourismItem(link, id)
  return answer && placeCard(link, answer.item)
}
