import { NewsFound } from '@/components/features/news/news-found'
import { NewsRow } from '@/components/features/news/news-row'
import { newsHref, newsQuery } from '@/components/features/news/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import type { NewsFilter, NewsList as NewsListFacts } from '@/lib/domains/news/contract'

/** What was found, in words and in rows, page after page. */
export function NewsList({ list, filter }: { list: NewsListFacts; filter: NewsFilter }) {
  const { news, news_types: types } = list
  return (
    <>
      <NewsFound total={news.total} filter={filter} types={types} />
      {news.data.length === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        <div className="mt-4 border-t border-line">
          <PagedList
            listId="news-list"
            page={news}
            path={paths.news}
            query={newsQuery(filter)}
            className="divide-y divide-line border-b border-line"
          >
            {news.data.map((item, index) => (
              <NewsRow key={item.id} news={item} priority={index === 0} />
            ))}
          </PagedList>
        </div>
      )}
    </>
  )
}

function NothingFound({ filter }: { filter: NewsFilter }) {
  const { type, text } = filter
  if (!newsQuery(filter))
    return <EmptyState title="Новостей пока нет">Первая появится здесь, как только её опубликуют.</EmptyState>
  return (
    <EmptyState
      title={text ? messages.nothingFoundFor(text) : messages.nothingFound}
      action={
        <LinkButton href={newsHref({})} variant="secondary">
          Показать все новости
        </LinkButton>
      }
    >
      {type
        ? 'Проверьте другие типы новостей или расширьте период.'
        : 'Попробуйте другие слова или более широкий период.'}
    </EmptyState>
  )
}
