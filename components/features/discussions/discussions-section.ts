import 'server-only'
import { defineSection } from '@/components/ui/filtered-list/section'
import { formatSearchText } from '@/components/ui/filtered-list/section-text'
import { readGraphql } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { buildPaginator, toPage } from '@/lib/contract/graphql-shapes'
import { DISCUSSIONS_PER_PAGE, discussionListFilter, stageName } from '@/lib/domains/discussions/contract'
import { activeDiscussions } from '@/lib/domains/discussions/graphql/operations'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import type { SearchParams } from '@/lib/config/search-params'

const first = DISCUSSIONS_PER_PAGE

export const discussionsSection = defineSection({
  read: async (filter) => (await readGraphql(activeDiscussions, { ...filter, first }))?.ActiveDiscussions ?? null,
  filter: discussionListFilter,
  path: paths.discussions,
  title: (labels) => ['Общественные обсуждения', ...labels].join(', '),
  address: { code: 'status', title: 'text' },
  page: toPage,
  empty: buildPaginator<never>([], { total: 0, first, page: 1 }),
  unknown: { code: 'Такого этапа нет' },
  indexed: ['status'],
  isCounted: true,
  labels: ({ code, title }) => [code && stageName(code), formatSearchText(title)],
  nothing: {
    yet: 'Обсуждений пока нет',
    yetAdvice: 'Первое появится здесь, как только организатор его объявит.',
    advice: 'Попробуйте другой этап или другие слова.',
    all: 'Все обсуждения',
  },
})

export type DiscussionsPage = Awaited<ReturnType<typeof discussionsSection.read>>

export async function discussionsFeed(params: SearchParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, page, state } = await discussionsSection.read({ ...params, page: undefined })
  const entries = page.data.flatMap((discussion) => {
    const { id, title, title_npa: act, notification_start_date: date, status } = discussion
    const path = paths.discussion(Number(id))
    return date ? [{ id: Number(id), title, path, description: act ?? title, date, category: status.name }] : []
  })
  const facts = { title: 'Общественные обсуждения', path: discussionsSection.href(filter), query: state.query }
  return { facts: { section: 'discussions', ...facts }, entries }
}
