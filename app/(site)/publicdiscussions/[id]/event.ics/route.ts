import { notFound } from 'next/navigation'
import { discussionIcs } from '@/components/features/discussions/discussion-ics'
import { getDiscussion } from '@/components/features/discussions/queries'
import { calendarFile } from '@/lib/runtime/calendar-file'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function GET(_request: Request, { params }: ItemPageProps) {
  const discussion = await getDiscussion((await params).id)
  if (!discussion) notFound()
  return calendarFile(discussionIcs(discussion, discussion.details.updated_at), `discussion-${discussion.id}.ics`)
}
