import { activitySection, type ActivityPage } from '@/components/features/mayor/activity-section'
import { getMayorPage } from '@/components/features/mayor/queries'
import { env } from '@/lib/config/env'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { Activity, MayorCard } from '@/lib/domains/mayor/contract'
import { formatLongDate } from '@/lib/time/dates'
import { fullName } from '@/lib/text/person-name'

export function mayorSocialCard(mayor: MayorCard): SocialCard {
  const { description, head_img: picture } = mayor
  return {
    kind: 'mayor',
    id: 'biography',
    label: 'Глава города',
    picture,
    title: fullName(mayor),
    facts: [description],
  }
}

export async function findMayorCard(name: string): Promise<SocialCard | null> {
  const page = name === 'biography' ? await getMayorPage() : null
  return page && mayorSocialCard(page.mayor)
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

export async function findActivityCard(id: string): Promise<SocialCard | null> {
  const { one: activity } = await activitySection.read({ id })
  return activity ? activityCard(activity) : null
}

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
