import { NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { requireDeskUser, type DeskUser } from '@/lib/desk/desk-user'
import { isItemKind, itemKinds } from '@/lib/desk/items/item-kinds'
import { findRights } from '@/lib/domains/claims/queue/service'
import type { DeskSubject } from '@/lib/domains/desk/shapes'

const address = z.object({ kind: z.enum(['claims', 'ideas', 'support']), id })
type Address = z.infer<typeof address>

const subjectKinds = { claims: 'claim', ideas: 'idea', support: 'support' } as const

export interface AskedSubject {
  user: DeskUser
  subject: DeskSubject
  /** False for a reader: the duty service, or an officer who handed the claim over. */
  mayDecide: boolean
  /** Address of its card. */
  card: (query: string) => string
}

/** Returns who asks about which thing. Throws 404 for a thing that they may not read. */
export async function requireSubject(req: PayloadRequest): Promise<AskedSubject> {
  const user = requireDeskUser(req)
  const asked = address.safeParse(req.routeParams)
  const rights = asked.success && (await findSubjectRights(user, asked.data))
  if (!rights) throw new NotFound(req.t)
  const { kind, id: number } = asked.data
  return {
    ...rights,
    user,
    subject: { kind: subjectKinds[kind], id: number },
    card: (query) => (kind === 'claims' ? paths.deskClaim(number, query) : paths.deskItem(kind, number, query)),
  }
}

async function findSubjectRights(
  user: DeskUser,
  { kind, id: number }: Address,
): Promise<{ mayDecide: boolean } | null> {
  if (kind === 'claims') return findRights(user.scope, number)
  const card = isItemKind(user, kind) ? await itemKinds[kind].getCard(user.scope, number, user.roles) : null
  return card && { mayDecide: card.actions.length > 0 }
}
