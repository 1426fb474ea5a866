import { defineSection } from '@/components/ui/filtered-list/section'
import { formatSearchText } from '@/components/ui/filtered-list/section-text'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import {
  GALLERIES_PER_PAGE,
  galleryFilter,
  listCityGalleries,
  listMayorGalleries,
  type GalleryFilter,
  type GalleryKind,
  type GalleryList,
  type GalleryOwner,
} from '@/lib/domains/galleries/contract'
import type { SearchParams } from '@/lib/config/search-params'

export const kindLabels: Record<GalleryKind, string> = { photo: 'Фотографии', video: 'Видео' }

const defineAlbums = (path: string, title: string, readAlbums: (query: GalleryFilter) => Promise<GalleryList | null>) =>
  defineSection({
    read: readAlbums,
    filter: galleryFilter,
    path,
    title: (_labels, filter) => [title, ...describeFilter(filter)].join(', '),
    address: { kind: 'kind', year: 'year', text: 'text' },
    page: ({ galleries }) => galleries,
    empty: { galleries: emptyPage<never>(GALLERIES_PER_PAGE, path), years: [], kinds: { photo: 0, video: 0 } },
    unknown: { kind: 'Таких альбомов нет', year: 'Такого года нет' },
    indexed: ['kind', 'year'],
    isCounted: true,
    labels: (filter) => [...describeFilter(filter), formatSearchText(filter.text)],
    nothing: {
      yet: 'Альбомов пока нет',
      advice: 'Попробуйте другие слова или посмотрите альбомы других лет.',
      all: 'Показать все альбомы',
    },
  })

function describeFilter({ kind, year }: Partial<GalleryFilter>): string[] {
  return [kind && kindLabels[kind].toLowerCase(), year && `${year} год`].flatMap((word) => word || [])
}

export const gallerySections = {
  mayor: defineAlbums(paths.mayorMedia, 'Глава города: фото и видео', (query) => read(listMayorGalleries, { query })),
  city: defineAlbums(paths.media, 'Город в фотографиях и видео', (query) => read(listCityGalleries, { query })),
} satisfies Record<GalleryOwner, unknown>

export type GalleriesPage = Awaited<ReturnType<typeof readGalleries>>

export async function readGalleries(owner: GalleryOwner, params: SearchParams) {
  const shown = await gallerySections[owner].read(params)
  // A kind of one year has its own title, so its URL is indexed.
  const noindex = shown.state.wrong !== undefined || shown.filter.text !== undefined
  return { ...shown, owner, head: { ...shown.head, noindex } }
}
