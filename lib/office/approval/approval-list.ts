import type { CollectionSlug, PayloadRequest } from 'payload'
import { createElement as draw, type ReactNode } from 'react'
import { describeApproval } from '@/lib/office/approval/approval-hooks'
import { listApprovals, type Approval } from '@/lib/office/approval/repository'
import { findTitles } from '@/lib/office/approval/titles'
import { mayPublish, mayWrite } from '@/lib/platform/access/roles'

type Reader = Pick<PayloadRequest, 'payload' | 'user'>

/** Above the dashboard: what waits for this editor, and what was sent back to this author. */
export async function ApprovalList({ payload, user }: Reader) {
  const all = await listApprovals()
  const waiting = all.filter(({ section, returnedAt }) => !returnedAt && mayPublish(user, section))
  const returned = all.filter(
    ({ section, returnedAt, authorId }) => returnedAt && authorId === user?.id && mayWrite(user, section),
  )
  const titleOf = await findTitles([...waiting, ...returned], payload)
  const drawLines = (approvals: Approval[]) => approvals.map((one) => drawLine(one, titleOf(one), { payload, user }))
  return [drawList('Ждут согласования', drawLines(waiting)), drawList('Вам вернули на доработку', drawLines(returned))]
}

function drawList(heading: string, lines: ReactNode[]): ReactNode {
  if (lines.length === 0) return null
  return draw(
    'section',
    { key: heading, className: 'office-approvals' },
    draw('h2', null, `${heading}: ${lines.length}`),
    draw('ul', null, lines),
  )
}

function drawLine(approval: Approval, title: string, { payload, user }: Reader): ReactNode {
  const { section, documentId } = approval
  const kind = payload.collections[section as CollectionSlug].config.labels.singular
  return draw(
    'li',
    { key: `${section} ${documentId}` },
    typeof kind === 'string' ? `${kind}: ` : '',
    draw('a', { href: `/admin/collections/${section}/${documentId}` }, title),
    `. ${describeApproval(approval, user)?.text}`,
  )
}
