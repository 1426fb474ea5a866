import { MomentText } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'
import type { NewsCard } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'
import { CardLink } from '@/components/ui/list/card-link'
import { getTaggedNews } from '@/components/features/news/queries'
import { TitledSection } from '@/components/ui/text/titled-section'

/** Days and titles, for a part of another page. */
function NewsLines({ news }: { news: readonly NewsCard[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line max-lg:mt-5">
      {news.map((item) => (
        <li key={item.id} className="group relative gap-x-8 py-4 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
          <p className="text-sm leading-6.5 text-ink-soft">
            <MomentText value={item.date_publication} zone={env.TIME_ZONE} />
          </p>
          <h3 className="text-lg leading-6.5 font-medium">
            <CardLink href={newsHref(item)}>{item.title}</CardLink>
          </h3>
        </li>
      ))}
    </ul>
  )
}

export function MayorNews({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null
  return (
    <TitledSection
      id="mayor-news"
      title="В новостях"
      className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <NewsLines news={news} />
    </TitledSection>
  )
}

/** Null without such news, so the page can say so itself. */
export async function readTaggedNews(tag: string) {
  const news = await getTaggedNews(tag)
  return news.length > 0 ? <NewsLines news={news} /> : null
}
