import { env } from '@/lib/config/env'
import { buildPage } from '@/lib/contract/page'
import {
  RESULTS_PER_PAGE,
  search,
  type SearchAnswer,
  type SearchFilter,
  searchKinds,
  searchPeriods,
  type SearchResult,
  type Suggestion,
} from '@/lib/domains/search/contract'
import { claimStatusName } from '@/lib/domains/claims/states'
import { suggestCorrections } from '@/lib/domains/search/corrections/service'
import {
  countMiss,
  findEntries,
  findNearestSection,
  findTitles,
  type FoundPage,
  type FoundRow,
  isAnythingFound,
  type TitleRow,
  toBeginning,
  toTerms,
} from '@/lib/domains/search/repository'
import {
  findOutages,
  findRecommended,
  suggestOutages,
  suggestRecommended,
} from '@/lib/domains/search/recommendations/service'
import {
  endsNumber,
  isSameName,
  toMarked,
  toMissedQuery,
  toPassage,
  toResultPath,
  withPhoneSpelled,
} from '@/lib/domains/search/rules'
import { matchAll } from '@/lib/domains/search/terms'
import { createContentCache } from '@/lib/runtime/content-cache'
import { splitWords } from '@/lib/text/word-match'
import { isoDay, toIso } from '@/lib/time/dates'
import { DAY_MS } from '@/lib/time/days'

const MIN_SUGGESTED_LENGTH = 2
const MAX_SUGGESTED = 8
const MAX_CACHED = 300

/** Same result for everyone, until the index changes. */
const cachedPerIndex = createContentCache(MAX_CACHED)

/** Searches as typed, else corrected (unless `exact`), else for some of the words. */
export async function findResults(filter: SearchFilter): Promise<SearchAnswer> {
  const [found, outages] = await Promise.all([
    cachedPerIndex(`found ${JSON.stringify(filter)}`, () => searchIndex(filter)),
    filter.page === 1 ? findOutages(filter.text ?? '') : [],
  ])
  if (found.kinds.length === 0 && !filter.start_date && !filter.end_date) await recordMiss(filter.text ?? '')
  return { ...found, best_bets: [...outages, ...found.best_bets] }
}

async function searchIndex(filter: SearchFilter): Promise<SearchAnswer> {
  const text = filter.text ?? ''
  const findBets = (meant: string) => (filter.page === 1 ? findRecommended(meant) : [])
  const [{ meant, page, isPartial }, bets] = await Promise.all([interpretQuery(text, filter), findBets(text)])
  return {
    ...toAnswer(page, filter),
    corrected: meant === text ? null : meant,
    is_partial: isPartial,
    left_out: isPartial ? findLeftOut(page) : [],
    nearest_section: isPartial || isEmpty(page) ? await suggestSection(meant) : null,
    best_bets: meant === text || bets.length > 0 ? bets : await findBets(meant),
  }
}

/** Recommendations first, then titles that continue the text. */
export async function listSuggestions(text: string): Promise<{ suggestions: Suggestion[] }> {
  const [outages, cached] = await Promise.all([
    suggestOutages(text),
    cachedPerIndex(`suggested ${text}`, () => suggest(text)),
  ])
  return { suggestions: withoutSamePages([...outages, ...cached]).slice(0, MAX_SUGGESTED) }
}

/** Recommendations and titles both use the corrected text of a typo. */
async function suggest(text: string): Promise<Suggestion[]> {
  const [recommended, { meant, titles }] = await Promise.all([suggestRecommended(text), interpretTitles(text)])
  const isAsTyped = meant === text || recommended.length > 0
  return [...(isAsTyped ? recommended : await suggestRecommended(meant)), ...titles]
}

async function interpretTitles(text: string): Promise<{ meant: string; titles: Suggestion[] }> {
  for await (const meant of interpretations(text)) {
    const titles = await suggestTitles(meant)
    if (titles.length > 0) return { meant, titles }
  }
  return { meant: text, titles: [] }
}

async function suggestTitles(text: string): Promise<Suggestion[]> {
  const words = splitWords(text)
  const last = words.pop() ?? ''
  if (last.length + words.length < MIN_SUGGESTED_LENGTH) return []
  const query = endsNumber(text) ? matchAll(await toTerms(text)) : await toBeginning(words.join(' '), last)
  const found = query === '' ? [] : await findTitles(text, query, MAX_SUGGESTED)
  return removeDuplicates(found).map(toSuggestion)
}

function withoutSamePages(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.filter(({ path }, place) => suggestions.findIndex((other) => other.path === path) === place)
}

/** An office that the directory repeats is suggested once, with its own page. */
function removeDuplicates(found: readonly TitleRow[]): TitleRow[] {
  return found.filter(
    (row) => row.kind !== 'contacts' || !found.some((other) => other.kind !== 'contacts' && other.title === row.title),
  )
}

interface InterpretedQuery {
  meant: string
  page: FoundPage
  isPartial: boolean
}

async function interpretQuery(text: string, filter: SearchFilter): Promise<InterpretedQuery> {
  let last = text
  for await (const meant of filter.exact ? [text] : interpretations(text)) {
    const page = await findAll(meant, filter)
    if (page) return { meant, page, isPartial: false }
    last = meant
  }
  // the typed text first: a supposed typo may be a word the portal does not have
  for (const meant of new Set([text, last])) {
    const terms = await toTerms(meant)
    if (terms.length < 2) continue
    const page = await findEntries({ text: meant, terms, isPartial: true }, filter, daysOfPeriods, RESULTS_PER_PAGE)
    if (!isEmpty(page)) return { meant, page, isPartial: !isNearlyWhole(page, terms.length) }
  }
  return { meant: text, page: emptyPage, isPartial: false }
}

/** Each is computed only if the one before finds nothing. */
async function* interpretations(text: string): AsyncGenerator<string> {
  yield text
  yield* suggestCorrections(text)
}

/** Returns null if nothing has all the words; an empty page if only the period excludes all. */
async function findAll(text: string, filter: SearchFilter): Promise<FoundPage | null> {
  const terms = await toTerms(withPhoneSpelled(text))
  if (terms.length === 0) return null
  const page = await findEntries({ text, terms }, filter, daysOfPeriods, RESULTS_PER_PAGE)
  if (page.hasAll) return page
  const isNarrowed = filter.start_date !== undefined || filter.end_date !== undefined
  return isNarrowed && (await isAnythingFound(terms)) ? page : null
}

/** Fewer words are not the same query without one. */
const MIN_WORDS_WITHOUT_ONE = 3

/** True if the first result has all words but one, and another result has that one. */
function isNearlyWhole(page: FoundPage, words: number): boolean {
  const absent = page.found[0]?.missing.length ?? words
  return words >= MIN_WORDS_WITHOUT_ONE && absent <= 1 && findLeftOut(page).length === 0
}

function findLeftOut({ found }: FoundPage): string[] {
  const [first = [], ...others] = found.flatMap(({ missing, inFile }) => (inFile ? [] : [missing]))
  return first.filter((term) => others.every((missing) => missing.includes(term)))
}

async function suggestSection(text: string): Promise<SearchAnswer['nearest_section']> {
  const terms = await toTerms(text)
  return terms.length > 0 ? findNearestSection(terms) : null
}

function isEmpty({ kinds }: FoundPage): boolean {
  return Object.keys(kinds).length === 0
}

async function recordMiss(text: string): Promise<void> {
  const query = toMissedQuery(text)
  if (query) await countMiss(query)
}

const emptyPage: FoundPage = { found: [], kinds: {}, ages: {}, total: 0, hasAll: false, isMore: false }
const daysOfPeriods = searchPeriods.map(({ days }) => days)

function toAnswer(page: FoundPage, filter: SearchFilter) {
  const { page: number, ...rest } = filter
  const results = page.found.map(toResult)
  return {
    results: buildPage(results, {
      total: page.total,
      perPage: RESULTS_PER_PAGE,
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
    ...(row.claimCode !== null && { note: claimStatusName(row.claimCode) }),
    id: row.id,
    text: toPassage({ ...row, title: row.kind === 'documents' ? row.title : undefined }),
    date: toIso(row.date),
  }
}

function toSuggestion({ kind, title, markedTitle, note, ...row }: TitleRow): Suggestion {
  const isRepeated = note !== null && isSameName(title, note)
  return {
    kind,
    title: toMarked(title, markedTitle),
    note: isRepeated ? null : note,
    path: toResultPath({ kind, title, ...row }),
  }
}
