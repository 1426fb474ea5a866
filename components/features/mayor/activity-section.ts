import { defineSection } from '@/components/ui/filtered-list/section'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import { ACTIVITIES_PER_PAGE, activityFilter, listActivities, type Activity } from '@/lib/domains/mayor/contract'
import { env } from '@/lib/config/env'
import type { SocialCard } from '@/lib/navigation/social-card'
import { formatLongDate } from '@/lib/time/dates'

export const ACTIVITY_TITLE = 'Деятельность главы города'

export const activitySection = defineSection({
  read: (filter) => read(listActivities, { query: filter }),
  filter: activityFilter,
  path: paths.mayorActivity,
  title: ([type]) => (type ? `${ACTIVITY_TITLE}: ${type.toLowerCase()}` : ACTIVITY_TITLE),
  address: { id: 'id', type_id: 'type' },
  page: ({ activities }) => activities,
  empty: { activities: emptyPage<never>(ACTIVITIES_PER_PAGE, paths.mayorActivity), activity_types: [] },
  terms: ({ activity_types: types }) => ({ type_id: types }),
  unknown: { type_id: 'Такого вида деятельности нет', id: 'Такого номера события нет' },
  indexed: ['type'],
  labels: ({ type_id: type }, { activity_types: types }) => [types.find(({ id }) => id === type)?.title],
  nothing: {
    yet: 'Событий пока нет',
    yetAdvice: 'Первое появится здесь после публикации.',
    none: 'Таких событий нет',
    advice: 'По этому виду деятельности пока ничего не опубликовано.',
    all: 'Показать все события',
  },
})

export type ActivityPage = Awaited<ReturnType<typeof activitySection.read>>

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

export async function findActivityCard(id: string): Promise<SocialCard | null> {
  const { one: activity } = await activitySection.read({ id })
  return activity ? activityCard(activity) : null
}

function activityCard({ id, title, type, date, place, head_img: picture }: Activity): SocialCard {
  return {
    kind: 'activity',
    id,
    label: `Глава города: ${type.title.toLowerCase()}`,
    title,
    picture,
    facts: [formatLongDate(date, env.TIME_ZONE), place],
  }
}
