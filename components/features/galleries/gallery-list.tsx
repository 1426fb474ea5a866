import { GalleryCard } from '@/components/features/galleries/gallery-card'
import { kindWords } from '@/components/features/galleries/gallery-filter-bar'
import { galleryLists, galleryQuery } from '@/components/features/galleries/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { FoundWords } from '@/components/ui/found-words'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import type { GalleryFilter, GalleryList as GalleryListFacts, GalleryOwner } from '@/lib/domains/galleries/contract'
import { messages } from '@/lib/contract/messages'
import { countOf, formatNumber } from '@/lib/shared/plural'

interface GalleryListProps {
  owner: GalleryOwner
  list: GalleryListFacts
  filter: GalleryFilter
}

/** What was found, in words and in covers, page after page; the newest album of all comes first and large. */
export function GalleryList({ owner, list: { galleries }, filter }: GalleryListProps) {
  const query = galleryQuery(filter)
  const isWhole = query === '' && filter.page === 1
  return (
    <>
      <GalleryFound owner={owner} total={galleries.total} filter={filter} />
      {galleries.data.length === 0 ? (
        <NothingFound owner={owner} filter={filter} />
      ) : (
        <div className="mt-5">
          <PagedList
            listId="gallery-list"
            page={galleries}
            path={galleryLists[owner]}
            query={query}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3"
          >
            {galleries.data.map((gallery, index) => (
              <li key={gallery.id} className={isWhole && index === 0 ? 'sm:col-span-2 lg:col-span-3' : undefined}>
                <GalleryCard gallery={gallery} lead={isWhole && index === 0} />
              </li>
            ))}
          </PagedList>
        </div>
      )}
    </>
  )
}

function GalleryFound({ owner, total, filter }: { owner: GalleryOwner; total: number; filter: GalleryFilter }) {
  const words = galleryFilterWords(filter)
  const all = `Всего ${countOf(total, ['альбом', 'альбома', 'альбомов'])}`
  if (words.length === 0) return <FoundWords words={[all]} />
  return <FoundWords words={[`Найдено ${formatNumber(total)}`, ...words]} resetHref={galleryLists[owner]} />
}

/** Each filter that is on, in words. */
export function galleryFilterWords({ kind, year, text }: Partial<GalleryFilter>): string[] {
  return [kind && kindWords[kind].toLowerCase(), year && `${year} год`, text && `со словами «${text}»`].flatMap(
    (word) => word || [],
  )
}

function NothingFound({ owner, filter }: { owner: GalleryOwner; filter: GalleryFilter }) {
  if (galleryQuery(filter) === '') return <EmptyState title="Альбомов пока нет" />
  return (
    <EmptyState
      title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
      action={
        <LinkButton href={galleryLists[owner]} variant="secondary">
          Показать все альбомы
        </LinkButton>
      }
    >
      Попробуйте другие слова или посмотрите альбомы других лет.
    </EmptyState>
  )
}
