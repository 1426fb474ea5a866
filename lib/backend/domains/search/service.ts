import { correctionsOf } from '@/lib/backend/domains/search/corrections'
import { missToKeep, pathOf, toMarked, wordsOf } from '@/lib/backend/domains/search/policy'
import {
  countMiss,
  findBestBets,
  findEntries,
  findTitles,
  isAnythingFound,
  toBeginning,
  toQuery,
  type FoundPage,
  type FoundRow,
  type TitleRow,
  type TypedQuery,
} from '@/lib/backend/domains/search/repository'
import { env } from '@/lib/config/env'
import { buildPage, pageSizes } from '@/lib/contract/page'
import {
  search,
  searchKinds,
  searchPeriods,
  type FoundThings,
  type SearchFilter,
  type SearchResult,
  type Suggestion,
} from '@/lib/contract/search'
import { isoDay } from '@/lib/shared/dates'

const DAY_MS = 86_400_000
const SHORTEST_SUGGESTED = 2
const MOST_SUGGESTED = 8

/** What the portal has on the typed words: as typed, else corrected, else with some of the words. */
export async function findThings(filter: SearchFilter): Promise<FoundThings> {
  const text = filter.text ?? ''
  const understood = await understand(text)
  const [page, bestBets] = await Promise.all([
    understood.query === '' ? nothingFound : findEntries(understood, filter, daysOfPeriods, pageSizes.search),
    filter.page === 1 ? findBestBets(understood.text) : [],
  ])
  if (!understood.isFound) await keepMiss(text)
  return {
    ...toThings(page, filter),
    corrected: understood.text === text ? null : understood.text,
    is_partial: understood.isPartial,
    best_bets: bestBets,
  }
}

/** Titles that go on as the text begins; for a mistyped one, titles of what was meant. */
export async function suggestThings(text: string): Promise<{ suggestions: Suggestion[] }> {
  for await (const meant of meantBy(text)) {
    const words = wordsOf(meant)
    const last = words.pop() ?? ''
    if (last.length + words.length < SHORTEST_SUGGESTED) continue
    const query = await toBeginning(words.join(' '), last)
    const found = query === '' ? [] : await findTitles(meant, query, MOST_SUGGESTED)
    if (found.length > 0) return { suggestions: found.map(toSuggestion) }
  }
  return { suggestions: [] }
}

interface Understood extends TypedQuery {
  isFound: boolean
  isPartial: boolean
}

async function understand(text: string): Promise<Understood> {
  for await (const meant of meantBy(text)) {
    const query = await toQuery(meant)
    if (query !== '' && (await isAnythingFound(query))) return { text: meant, query, isFound: true, isPartial: false }
  }
  return withSomeOfTheWords(text)
}

/** What was typed, then what may have been meant, each asked for only when the one before finds nothing. */
async function* meantBy(text: string): AsyncGenerator<string> {
  yield text
  yield* correctionsOf(text)
}

async function withSomeOfTheWords(text: string): Promise<Understood> {
  const query = await toQuery(wordsOf(text).join(' or '))
  const isFound = query.includes('|') && (await isAnythingFound(query))
  return { text, query: isFound ? query : '', isFound, isPartial: isFound }
}

async function keepMiss(text: string): Promise<void> {
  const kept = missToKeep(text)
  if (kept) await countMiss(kept)
}

const nothingFound: FoundPage = { found: [], kinds: {}, ages: {}, total: 0, isMore: false }
const daysOfPeriods = searchPeriods.map(({ days }) => days)

function toThings(page: FoundPage, filter: SearchFilter) {
  const { page: number, ...rest } = filter
  const results = page.found.map(toResult)
  return {
    results: buildPage(results, {
      total: page.total,
      perPage: pageSizes.search,
      page: number,
      path: search.path,
      filter: rest,
    }),
    kinds: searchKinds.flatMap(({ id, many }) => {
      const count = page.kinds[id] ?? 0
      return count > 0 ? [{ id, title: many, count }] : []
    }),
    periods: searchPeriods.map(({ id, title, days }) => ({
      id,
      title,
      start_date: isoDay(new Date(Date.now() - days * DAY_MS), env.TIME_ZONE),
      count: page.ages[String(days)] ?? 0,
    })),
    is_more: page.isMore ?? false,
  }
}

function toResult(row: FoundRow): SearchResult {
  return {
    ...toSuggestion(row),
    id: row.id,
    note: row.note,
    text: toMarked(row.text, row.markedText),
    date: row.date && new Date(row.date).toISOString(),
  }
}

function toSuggestion(row: TitleRow): Suggestion {
  return { kind: row.kind, title: toMarked(row.title, row.markedTitle), path: pathOf(row) }
}
