import type { Payload, PayloadRequest } from 'payload'
import { createElement as draw, type ReactNode } from 'react'
import { describeApproval } from '@/lib/office/approval/approval-hooks'
import { listApprovals, type Approval } from '@/lib/office/approval/repository'
import { mayPublish, mayWrite } from '@/lib/platform/access/roles'

/** Above the dashboard: what waits for this editor, and what was sent back to this author. */
export async function ApprovalList({ payload, user }: { payload: Payload; user: PayloadRequest['user'] }) {
  const all = await listApprovals()
  const waiting = all.filter(({ section, returnedAt }) => !returnedAt && mayPublish(user, section))
  const returned = all.filter(
    ({ section, returnedAt, authorId }) => returnedAt && authorId === user?.id && mayWrite(user, section),
  )
  return [drawList('Ждут согласования', waiting, payload), drawList('Вам вернули на доработку', returned, payload)]
}

function drawList(heading: string, approvals: Approval[], payload: Payload): ReactNode {
  if (approvals.length === 0) return null
  return draw(
    'section',
    { key: heading, className: 'office-approvals' },
    draw('h2', null, `${heading}: ${approvals.length}`),
    draw(
      'ul',
      null,
      approvals.map((one) => drawLine(one, payload)),
    ),
  )
}

function drawLine(approval: Approval, { collections }: Payload): ReactNode {
  const { section, documentId, title } = approval
  const kind = collections[section as keyof typeof collections].config.labels.singular
  return draw(
    'li',
    { key: `${section} ${documentId}` },
    typeof kind === 'string' ? `${kind}: ` : '',
    draw('a', { href: `/admin/collections/${section}/${documentId}` }, title),
    `. ${describeApproval(approval)?.text}`,
  )
}
