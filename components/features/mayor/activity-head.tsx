import { activityCard } from '@/components/features/mayor/mayor-social-cards'
import { activityQuery, type ActivityPage } from '@/components/features/mayor/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'

/** Title, description, canonical address and picture of the feed, or of the one event that is shown alone. */
export function activityHead({ filter, feed, activity }: ActivityPage, feedTitle: string) {
  const path = pageHref(paths.mayorActivity, activityQuery(filter), filter.page)
  if (activity) {
    const { title, lead, seo } = activity
    return { title, description: lead || title, path, card: activityCard(activity), seo }
  }
  const type = feed.activity_types.find(({ id }) => id === filter.type_id)
  const title = type ? `${feedTitle}: ${type.title.toLowerCase()}` : feedTitle
  return {
    title: pageTitle(filter.page, title),
    description: 'Рабочие поездки, совещания, встречи с жителями и приёмы главы города: когда, где и что решили.',
    path,
    noindex: filter.type_id !== undefined && !type,
  }
}
