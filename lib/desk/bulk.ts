import { randomUUID } from 'node:crypto'
import { APIError, ValidationError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { id } from '@/lib/contract/shapes'
import type { Refusal } from '@/lib/contract/workflow'
import { listFilled, readForm } from '@/lib/desk/forms'
import { pressEach } from '@/lib/domains/desk/moves-service'
import type { DeskMove, MoveSubject, SeenItem } from '@/lib/domains/desk/shapes'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/** Things of one call. */
const MAX_AT_ONCE = 50
/** «12 2026-11-29T08:00:00.000Z»: a number and the version that the mover has seen. */
const seenItem = z
  .templateLiteral([z.int().positive(), ' ', z.iso.datetime()])
  .transform((value) => ({ id: Number(value.split(' ')[0]), updatedAt: value.split(' ')[1] ?? '' }))
  .refine((item) => id.safeParse(item.id).success)
const seenItems = z.array(seenItem).min(1).max(MAX_AT_ONCE)

/** Returns the move of a list's form and what it is about. Throws 400 for a form without one of them. */
export async function readBulk<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<{ move: z.infer<Shape>; items: SeenItem[] }> {
  const form = await readForm(req)
  const move = shape.safeParse(form && listFilled(form, ['items']))
  const items = seenItems.safeParse(form?.getAll('items'))
  if (move.success && items.success) return { move: move.data, items: items.data }
  throw new APIError('Отметьте строки и выберите действие.', 400, null, true)
}

/** Refuses, at the fields of the list's form, what would be refused of each for the same lack. */
export function refuseMissing(req: PayloadRequest, errors: Refusal[]): void {
  if (errors.length > 0) throw new ValidationError({ errors }, req.t)
}

/** Makes one move of many things; says of each that it is done, or why not, and how to undo them. */
export async function moveMany(
  kind: MoveSubject['kind'],
  items: readonly SeenItem[],
  move: DeskMove,
  call: StaffCall,
): Promise<Response> {
  const press = { id: randomUUID(), call }
  const { isPending, ...moved } = await pressEach(kind, items, move, press)
  return Response.json({ ...moved, ...(isPending && { undo: press.id, seconds: env.DESK_UNDO_SECONDS }) })
}
