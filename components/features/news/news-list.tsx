import { NewsRow } from '@/components/features/news/news-row'
import type { NewsPage } from '@/components/features/news/news-section'
import { rowsLook, SectionList } from '@/components/ui/section/section-list'

/** Draws the found news as rows, with their number in words and with pages. */
export function NewsList({ state }: Pick<NewsPage, 'state'>) {
  return (
    <SectionList id="news-list" state={state} look={rowsLook}>
      {(item, index) => <NewsRow key={item.id} news={item} priority={index === 0} />}
    </SectionList>
  )
}
