import { listNewestAppeals } from '@/lib/domains/appeals/service'
import { paths } from '@/lib/config/paths'
import type { FeedPart } from '@/lib/contract/feed-entry'

export async function appealFeed(residentId: number, limit: number): Promise<FeedPart> {
  const { total, appeals } = await listNewestAppeals(residentId, limit)
  const entries = appeals.map((appeal) => ({
    kind: 'appeal' as const,
    id: appeal.id,
    title: [`№ ${appeal.number}`, appeal.topic].filter(Boolean).join(' · '),
    text: appeal.text,
    state: appeal.state_name,
    url: `${paths.profile}#appeal-${appeal.id}`,
    at: appeal.received_at,
    answer_by: appeal.state === 'answered' || appeal.state === 'left' ? null : appeal.answer_by,
    is_overdue: appeal.is_overdue,
  }))
  return { total, entries }
}
