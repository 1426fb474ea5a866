import { NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { requireDeskUser, type DeskUser } from '@/lib/desk/desk-user'
import { isItemKind, itemKinds } from '@/lib/desk/items/item-kinds'
import { isReadable } from '@/lib/domains/claims/queue/service'
import type { DeskSubject } from '@/lib/domains/desk/shapes'

const address = z.object({ kind: z.enum(['claims', 'ideas', 'support']), id })
type Address = z.infer<typeof address>

const subjectKinds = { claims: 'claim', ideas: 'idea', support: 'support' } as const

export interface AskedSubject {
  user: DeskUser
  subject: DeskSubject
  /** Address of its card. */
  card: (query: string) => string
}

/** Returns who asks about which thing. Throws 404 for a thing that they may not read. */
export async function requireSubject(req: PayloadRequest): Promise<AskedSubject> {
  const user = requireDeskUser(req)
  const asked = address.safeParse(req.routeParams)
  if (!asked.success || !(await mayRead(user, asked.data))) throw new NotFound(req.t)
  const { kind, id: number } = asked.data
  return {
    user,
    subject: { kind: subjectKinds[kind], id: number },
    card: (query) => (kind === 'claims' ? paths.deskClaim(number, query) : paths.deskItem(kind, number, query)),
  }
}

async function mayRead(user: DeskUser, { kind, id: number }: Address): Promise<boolean> {
  if (kind === 'claims') return isReadable(user.scope, number)
  return isItemKind(user, kind) && (await itemKinds[kind].getCard(user.scope, number, user.roles)) !== null
}
