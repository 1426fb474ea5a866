import { activitySection } from '@/components/features/government-activity/activity-section'
import { toDeadline } from '@/components/features/government-activity/deadline'
import { toShownFile } from '@/components/ui/file/shown-file'
import type { TabItem } from '@/components/ui/list/tabs'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { toShownDay } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type {
  ActivityItem,
  GovernmentActivity,
  GovernmentActivityFilter,
} from '@/lib/domains/government-activity/contract'
import { daysUntil } from '@/lib/time/dates'

export type ActivityRow = ReturnType<typeof toActivityRow>

export function toActivityRow(item: ActivityItem, now: Date) {
  const { id, title, summary, type, date, deadline, organization, join_documents: files } = item
  return {
    id,
    title,
    summary: summary && contactsHtml(summary),
    date: toShownDay(date, { zone: 'UTC' }),
    type: { href: activitySection.href({ type: type.id }), title: type.title },
    deadline: deadline ? toDeadline(deadline, daysUntil(deadline, env.TIME_ZONE, now)) : null,
    organization: organization && { href: paths.organization(organization.id), title: organization.title },
    files: files.map(toShownFile),
  }
}

export function activityTabs(
  { activity_types: types }: GovernmentActivity,
  filter: GovernmentActivityFilter,
): TabItem[] {
  const narrowed = Boolean(filter.year || filter.text)
  const total = types.reduce((sum, { count }) => sum + count, 0)
  return [{ id: undefined, title: 'Всё', count: total }, ...types.filter(({ count }) => count > 0)].map(
    ({ id, title, count }) => ({
      href: activitySection.href({ text: filter.text, type: id }),
      label: title,
      count: narrowed ? undefined : count,
      current: filter.type === id,
    }),
  )
}

/** Returns a link per year, if there are several. */
export function activityYears({ years }: GovernmentActivity, filter: GovernmentActivityFilter) {
  if (years.length < 2) return []
  return [undefined, ...years].map((year) => ({
    href: activitySection.href({ ...filter, year }),
    label: year ? String(year) : 'Все годы',
    current: filter.year === year,
  }))
}
