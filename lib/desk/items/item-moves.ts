import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { moveMany, readBulk, refuseMissing } from '@/lib/desk/bulk'
import { requireDeskUser, type DeskUser } from '@/lib/desk/desk-user'
import { leadTo, listFilled, parseForm, readForm } from '@/lib/desk/forms'
import { formatItemFilter, parseItemFilter } from '@/lib/desk/items/item-filter'
import { isItemKind, itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import { pressOnce } from '@/lib/desk/undo'
import { listEmptied } from '@/lib/domains/desk/corrections/rules'

/**
 * `POST /cms/desk/items/:kind/:id/moves`: makes one move of an idea, a comment or a message to the support. Answers
 * where the next one of the same view is.
 */
export const itemMoves: Endpoint = {
  path: '/desk/items/:kind/:id/moves',
  method: 'post',
  handler: async (req) => {
    const { user, name } = requireKind(req)
    const kind = itemKinds[name]
    const item = parseForm(id, req.routeParams?.id)
    const form = await readForm(req)
    const move = parseForm(kind.shape, form && listFilled(form, ['view']))
    if (form && move.action === 'correct') refuseMissing(req, listEmptied(form))
    const filter = parseItemFilter(name, new URLSearchParams(String(form?.get('view') ?? '')))
    // before the move: a fault after it would say that nothing is saved
    const next = await kind.findNext(user.scope, filter, item)
    const done = await pressOnce({ kind: kind.moved, id: item }, move, user.call)
    const query = `?${formatItemFilter(filter)}&${done}`
    // what is corrected is still to be published
    if (move.action === 'correct') return leadTo(req, paths.deskItem(name, item, query))
    return leadTo(req, next === null ? paths.deskItems(name, query) : paths.deskItem(name, next, query))
  },
}

/** `POST /cms/desk/items/:kind/moves`: one move of many ideas or comments. */
export const itemBulkMoves: Endpoint = {
  path: '/desk/items/:kind/moves',
  method: 'post',
  handler: async (req) => {
    const { user, name } = requireKind(req)
    const { bulk, moved, workflow } = itemKinds[name]
    const actions = Object.values(bulk).flatMap((some) => some ?? [])
    const shape = z.strictObject({ action: z.enum(actions), note: z.string().optional() })
    const { move, items } = await readBulk(req, shape)
    refuseMissing(req, workflow.findMissing(move.action as never, move, ['note']))
    return moveMany(moved, items, move, user.call)
  },
}

/** Throws 404 for things that this person does not work with. */
function requireKind(req: PayloadRequest): { user: DeskUser; name: ItemKindName } {
  const user = requireDeskUser(req)
  const name = req.routeParams?.kind
  if (!isItemKind(user, name)) throw new NotFound(req.t)
  return { user, name }
}
