import type { ActivityPage } from '@/components/features/mayor/activity-section'
import { activityCard } from '@/components/features/mayor/mayor-social-cards'

/** Returns title, description, canonical address and picture of the feed, or of the one event that is shown alone. */
export function activityHead({ head, one: activity }: ActivityPage) {
  if (activity) {
    const { title, lead, seo } = activity
    return { title, description: lead || title, path: head.path, card: activityCard(activity), seo }
  }
  return {
    ...head,
    description: 'Рабочие поездки, совещания, встречи с жителями и приёмы главы города: когда, где и что решили.',
  }
}
