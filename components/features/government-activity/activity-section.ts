import { defineSection } from '@/components/ui/filtered-list/section'
import { formatSearchText } from '@/components/ui/filtered-list/section-text'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import {
  ACTIVITY_ITEMS_PER_PAGE,
  governmentActivityFilter,
  listGovernmentActivity,
} from '@/lib/domains/government-activity/contract'
import type { SearchParams } from '@/lib/config/search-params'
import { formatFound } from '@/lib/text/plural'

export const activitySection = defineSection({
  read: (filter) => read(listGovernmentActivity, { query: filter }),
  filter: governmentActivityFilter,
  path: paths.activity,
  title: (_labels, { type }, { activity_types: types }) => {
    const name = types.find(({ id }) => id === type)?.title
    return name ? `${name}: деятельность администрации` : 'Деятельность администрации'
  },
  address: { type: 'type', year: 'year', text: 'text' },
  page: ({ activity_items: items }) => items,
  empty: {
    activity_items: emptyPage<never>(ACTIVITY_ITEMS_PER_PAGE, paths.activity),
    activity_types: [],
    years: [],
  },
  terms: ({ activity_types: type }) => ({ type }),
  unknown: { type: 'Такого раздела нет', year: 'Такого года нет' },
  indexed: ['type'],
  labels: ({ text }) => [formatSearchText(text)],
  nothing: {
    yet: 'Материалы пока не опубликованы',
    advice: 'Попробуйте другой раздел или другой год.',
    all: 'Показать всё',
  },
})

/** The section and the year are marked above the list, so only the text is repeated. */
export async function readActivity(params: SearchParams) {
  const shown = await activitySection.read(params)
  const labels = [formatFound(shown.page.total), ...shown.labels]
  return { ...shown, state: { ...shown.state, found: { labels } } }
}
