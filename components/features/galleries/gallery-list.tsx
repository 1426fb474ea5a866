import { GalleryCard } from '@/components/features/galleries/gallery-card'
import type { GalleriesPage } from '@/components/features/galleries/gallery-section'
import { SectionList } from '@/components/ui/section/section-list'

const look = {
  frame: 'mt-5',
  list: 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
}

/** Draws the found albums as covers, with their number and with pages; the newest one is first and large. */
export function GalleryList({ state }: Pick<GalleriesPage, 'state'>) {
  const isWhole = state.query === '' && state.page.current_page === 1
  return (
    <SectionList id="gallery-list" state={state} look={look}>
      {(gallery, index) => (
        <li key={gallery.id} className={isWhole && index === 0 ? 'sm:col-span-2 lg:col-span-3' : undefined}>
          <GalleryCard gallery={gallery} lead={isWhole && index === 0} />
        </li>
      )}
    </SectionList>
  )
}
