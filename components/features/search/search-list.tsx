import Link from 'next/link'
import { BestBets } from '@/components/features/search/best-bets'
import { searchHref, searchQuery, type SearchPage } from '@/components/features/search/queries'
import { SearchHints } from '@/components/features/search/search-hints'
import { SearchRow } from '@/components/features/search/search-row'
import { twinWords } from '@/components/features/search/twin-words'
import { FoundWords } from '@/components/ui/found-words'
import { PagedList } from '@/components/ui/paged-list'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { searchKinds } from '@/lib/domains/search/contract'
import { formatDate } from '@/lib/shared/dates'
import { formatNumber } from '@/lib/shared/plural'

/** Draws the results as rows, with their number in words and with pages. */
export function SearchList({ filter, found }: SearchPage) {
  const { results } = found
  const twins = twinWords(results.data, env.TIME_ZONE)
  return (
    <>
      <Understood filter={filter} found={found} />
      <BestBets bets={found.best_bets} />
      {results.total === 0 ? (
        <SearchHints filter={filter} />
      ) : (
        <>
          <h2 className="sr-only">Результаты</h2>
          <FoundWords
            words={wordsOf({ filter, found })}
            resetHref={isNarrowed(filter) ? searchHref({ text: filter.text }) : undefined}
          />
          <div className="mt-4 border-t border-line">
            <PagedList
              listId="search-list"
              page={results}
              path={paths.search}
              query={searchQuery(filter)}
              className="divide-y divide-line border-b border-line"
            >
              {results.data.map((result, index) => (
                <SearchRow key={`${result.kind} ${result.id} ${result.path}`} result={result} twin={twins[index]} />
              ))}
            </PagedList>
          </div>
        </>
      )}
    </>
  )
}

/** Suggests a corrected text when nothing was found, or says that only some of the words were found. */
function Understood({ filter, found: { corrected, is_partial: isPartial } }: SearchPage) {
  if (corrected === null && !isPartial) return null
  return (
    <div className="mb-5 rounded-card bg-sand p-5">
      {corrected !== null && (
        <p>
          По запросу «{filter.text}» ничего не нашлось. Возможно, вы искали{' '}
          <Link href={searchHref({ ...filter, text: corrected })} prefetch={false} className="link font-semibold">
            {corrected}
          </Link>
        </p>
      )}
      {isPartial && <p>Всех слов вместе нигде нет. Показываем, где есть хотя бы часть из них.</p>}
    </div>
  )
}

function isNarrowed({ kind, start_date: from, end_date: to }: SearchPage['filter']): boolean {
  return Boolean(kind || from || to)
}

/** Returns the number and the filter in words: «Найдено 214 · Новости · с 01.10.2026». */
function wordsOf({ filter: { kind, start_date: from, end_date: to }, found }: SearchPage): string[] {
  const count = kind
    ? (found.kinds.find(({ id }) => id === kind)?.count ?? 0)
    : found.kinds.reduce((sum, one) => sum + one.count, 0)
  const day = (date: string) => formatDate(date, 'UTC')
  const words = [
    `Найдено ${found.is_more ? 'больше ' : ''}${formatNumber(count)}`,
    count > found.results.total && `показаны самые подходящие ${formatNumber(found.results.total)}`,
    searchKinds.find(({ id }) => id === kind)?.many,
    from && `с ${day(from)}`,
    to && `по ${day(to)}`,
  ]
  return words.flatMap((word) => word || [])
}
