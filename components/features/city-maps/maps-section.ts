import { defineSection } from '@/components/ui/filtered-list/section'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import {
  MAPS_PER_PAGE,
  cityMapFilter,
  listCityMaps,
  cityMapKinds,
  type CityMapCard,
} from '@/lib/domains/city-maps/contract'
import type { SearchParams } from '@/lib/config/search-params'
import { formatCount } from '@/lib/text/plural'
import type { IconName } from '@/components/ui/icon/icon-names'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { formatDate } from '@/lib/time/dates'

export const mapsSection = defineSection({
  read: (filter) => read(listCityMaps, { query: filter }),
  filter: cityMapFilter,
  path: paths.maps,
  title: () => 'Карты города',
  address: { category: 'topic', text: 'text' },
  page: ({ maps }) => maps,
  empty: { maps: emptyPage<never>(MAPS_PER_PAGE, paths.maps), categories: [] },
  terms: ({ categories: category }) => ({ category }),
  unknown: { category: 'Такого вида карт нет' },
  indexed: [],
  labels: ({ category, text }, { categories }) => [
    categories.find(({ id }) => id === category)?.title,
    text && `«${text}»`,
  ],
  nothing: {
    yet: 'Карты пока не опубликованы',
    advice: 'Попробуйте другие слова или посмотрите все карты города.',
    all: 'Все карты',
  },
})

export type MapsPage = Awaited<ReturnType<typeof readMaps>>

/** The number of maps has the same wording with and without a filter. */
export async function readMaps(params: SearchParams) {
  const shown = await mapsSection.read(params)
  const labels = [formatCount(shown.page.total, ['карта', 'карты', 'карт']), ...shown.labels]
  return { ...shown, state: { ...shown.state, found: { labels } } }
}

export type MapRow = ReturnType<typeof toMapRow>

const signs: Record<CityMapCard['kind'], IconName> = { image: 'image', pdf: 'file-text', geojson: 'layers' }

export function toMapRow({ id, title, lead, category, kind, actual_at: actualAt, head_img: image }: CityMapCard) {
  return {
    href: paths.map(id),
    title,
    lead: contactsHtml(lead),
    category: category.title,
    kind: { icon: signs[kind], title: cityMapKinds[kind] },
    state: actualAt ? `Состояние на ${formatDate(actualAt, 'UTC')}` : '',
    picture: image && pictureSource(image, 'cropped'),
  }
}
