import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireDesk, type SearchParams } from '@/lib/desk/require-desk'
import { ClaimCardView } from '@/components/desk/claims/claim-card'
import { DeskFrame } from '@/components/desk/desk-frame'
import { DoneNotice } from '@/components/desk/claims/done-notice'
import { paths } from '@/lib/config/paths'
import { readDeskCard } from '@/lib/desk/claims/claim-pages'
import { formatQueueFilter, parseQueueFilter } from '@/lib/desk/claims/queue-filter'
import { readUndo } from '@/lib/desk/undo'

interface Address {
  params: Promise<{ id: string }>
  searchParams: SearchParams
}

/** The number alone: a title must not tell more than the page does. */
export async function generateMetadata({ params }: Address): Promise<Metadata> {
  return { title: `Заявка № ${Number((await params).id) || ''}` }
}

export default async function ClaimPage({ params, searchParams }: Address) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const filter = parseQueueFilter(query)
  const view = formatQueueFilter(filter)
  const user = await requireDesk(paths.deskClaim(Number(id) || 0, `?${view}`))
  const card = await readDeskCard(user, id, filter, query.contacts === 'open')
  if (!card) notFound()
  return (
    <DeskFrame user={user} current="queue" title={`Заявка № ${card.claim.id}`} list={`${paths.deskQueue}?${view}`}>
      <DoneNotice done={query.done} undo={await readUndo(query.undo, user)} view={view} />
      <ClaimCardView {...card} view={view} />
    </DeskFrame>
  )
}
