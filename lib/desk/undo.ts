import { randomUUID } from 'node:crypto'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { requireDeskUser, type DeskUser } from '@/lib/desk/desk-user'
import { leadTo, listFilled, parseForm, readForm } from '@/lib/desk/forms'
import { deskKinds } from '@/lib/domains/desk/desk-kinds'
import { findUndo, forgetReturned, listReturned } from '@/lib/domains/desk/pending-service'
import { pressMove, undoPress } from '@/lib/domains/desk/moves-service'
import type { DeskMove, Drafts, MoveSubject, Undo } from '@/lib/domains/desk/shapes'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

const shape = z.object({ press: z.uuid() })

/** Makes a move, or queues it while it can be undone. Returns what the next page needs to say so: «done=publish-12&undo=…». */
export async function pressOnce(
  subject: MoveSubject,
  move: DeskMove,
  call: StaffCall,
  drafts: Drafts = {},
): Promise<string> {
  const press = { id: randomUUID(), call, drafts }
  const isPending = await pressMove(subject, move, press)
  return `done=${move.action}-${subject.id}${isPending ? `&undo=${press.id}` : ''}`
}

/** `POST /cms/desk/undo`: undoes all that one press did. */
export const undos: Endpoint = {
  path: '/desk/undo',
  method: 'post',
  handler: async (req) => {
    const { call } = requireDeskUser(req)
    const form = await readForm(req)
    const { press } = parseForm(shape, form && listFilled(form, ['view']))
    const { undone, isReturned } = await undoPress(press, call)
    const [first] = undone
    if (!first) return leadTo(req, `${paths.desk}?done=late`)
    const query = new URLSearchParams(String(form?.get('view') ?? ''))
    const isOne = undone.length === 1
    const done = (isOne ? 'undo' : 'undone') + (isReturned ? 'Returned' : '')
    query.set('done', `${done}-${isOne ? first.id : undone.length}`)
    const address = `?${query.toString()}`
    const { toCardPath, toListPath } = deskKinds[first.kind]
    return leadTo(req, isOne ? toCardPath(first.id, address) : toListPath(address))
  },
}

/** `POST /cms/desk/returned/:id`: takes what came back off the list of «Мой стол». */
export const returned: Endpoint = {
  path: '/desk/returned/:id',
  method: 'post',
  handler: async (req) => {
    await forgetReturned(parseForm(id, req.routeParams?.id), requireDeskUser(req).call)
    return leadTo(req, `${paths.desk}?done=returned`)
  },
}

/** Returns the press that an address names, if this person can still undo it. */
export async function readUndo(given: unknown, { call }: DeskUser): Promise<Undo | null> {
  const press = z.uuid().safeParse(given).data
  return press ? findUndo(press, call) : null
}

export interface ReturnedLine {
  id: number
  href: string
  title: string
  refusal: string
  text: string
}

/** Lists what this person decided and the portal refused at its moment. */
export async function readReturned({ call }: DeskUser): Promise<ReturnedLine[]> {
  return (await listReturned(call)).map(({ subject, ...rest }) => {
    const { one, toCardPath } = deskKinds[subject.kind]
    return { ...rest, href: toCardPath(subject.id), title: `${one} № ${subject.id}` }
  })
}
