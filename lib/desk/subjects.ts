import { NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { id } from '@/lib/contract/shapes'
import { requireDeskUser, type DeskUser } from '@/lib/desk/desk-user'
import { deskKinds } from '@/lib/domains/desk/desk-kinds'
import type { DeskSubject } from '@/lib/domains/desk/shapes'

/** Kinds with notes, drafts and readers of their own, by the names of their addresses. */
const kinds = new Map(
  Object.entries(deskKinds).flatMap(([key, kind]) => (key === kind.subject ? [[kind.name, kind] as const] : [])),
)
const address = z.object({ kind: z.string().transform((name) => kinds.get(name)), id })

interface AskedSubject {
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
  const { kind, id: number = 0 } = address.safeParse(req.routeParams).data ?? {}
  const rights = await kind?.findRights(user, number)
  if (!kind || !rights) throw new NotFound(req.t)
  return {
    ...rights,
    user,
    subject: { kind: kind.subject, id: number },
    card: (query) => kind.toCardPath(number, query),
  }
}
