import { NewsRow } from '@/components/features/news/news-row'
import type { NewsPage } from '@/components/features/news/news-section'
import { rowsLook, SectionList } from '@/components/ui/section/section-list'

/** What was found, in words and in rows, page after page. */
export function NewsList({ state }: Pick<NewsPage, 'state'>) {
  return (
    <SectionList id="news-list" state={state} look={rowsLook}>
      {(item, index) => <NewsRow key={item.id} news={item} priority={index === 0} />}
    </SectionList>
  )
}
