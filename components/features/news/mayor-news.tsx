import { NewsLines } from '@/components/features/news/news-lines'
import type { NewsCard } from '@/lib/domains/news/contract'

export function MayorNews({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null
  return (
    <section aria-labelledby="mayor-news" className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <h2 id="mayor-news" className="text-h2">
        В новостях
      </h2>
      <NewsLines news={news} />
    </section>
  )
}
