import { GalleryCard } from '@/components/features/galleries/gallery-card'
import { toShownGallery } from '@/components/features/galleries/shown-gallery'
import { type GalleriesPage, gallerySections, kindLabels } from '@/components/features/galleries/gallery-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { SearchField } from '@/components/ui/field/search-field'
import { Select } from '@/components/ui/field/select'
import { Tag } from '@/components/ui/list/tag'

const look = {
  frame: 'mt-5',
  list: 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
}

export function GalleryList({ state }: Pick<GalleriesPage, 'state'>) {
  const isWhole = state.query === '' && state.page.current_page === 1
  return (
    <SectionList id="gallery-list" state={state} look={look}>
      {(gallery, index) => (
        <li key={gallery.id} className={isWhole && index === 0 ? 'sm:col-span-2 lg:col-span-3' : undefined}>
          <GalleryCard gallery={toShownGallery(gallery)} lead={isWhole && index === 0} />
        </li>
      )}
    </SectionList>
  )
}

export function GalleryFilterBar({ owner, answer, filter }: Pick<GalleriesPage, 'owner' | 'answer' | 'filter'>) {
  const { years, kinds } = answer
  const { path, href } = gallerySections[owner]
  const shown = (['photo', 'video'] as const).filter((kind) => kinds[kind] > 0 || kind === filter.kind)
  return (
    <div className="grid items-end gap-x-8 gap-y-5 lg:min-h-20 lg:grid-cols-[auto_minmax(0,34rem)] lg:justify-between">
      <nav aria-label="Что в альбомах">
        <ul className="flex flex-wrap gap-x-2 gap-y-3 py-2">
          <li>
            <Tag href={href({ ...filter, kind: undefined })} current={!filter.kind}>
              Всё
            </Tag>
          </li>
          {shown.map((kind) => (
            <li key={kind}>
              <Tag href={href({ ...filter, kind })} current={filter.kind === kind}>
                {kindLabels[kind]}
              </Tag>
            </li>
          ))}
        </ul>
      </nav>
      <form
        aria-label="Отбор альбомов"
        action={path}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-end gap-3 sm:min-h-20 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
      >
        {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
        <Select
          id="gallery-year"
          name="year"
          label="Год съёмки"
          emptyLabel="Все годы"
          options={withSelectedYear(filter.year, years).map((year) => ({ value: year, label: String(year) }))}
          defaultValue={filter.year}
        />
        <SearchField id="gallery-text" label="Искать в альбомах" showLabel defaultValue={filter.text} />
      </form>
    </div>
  )
}

/** Includes the year of the URL even if it has no albums. */
function withSelectedYear(asked: number | undefined, years: readonly number[]): readonly number[] {
  return asked && !years.includes(asked) ? [asked, ...years] : years
}
