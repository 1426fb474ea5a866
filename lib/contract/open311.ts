import { z } from 'zod'
import type { Operation } from '@/lib/contract/operation'

/** Every refusal of GeoReport v2 has this body, in the asked format. */
export const open311Errors = z.array(z.object({ code: z.int(), description: z.string() }))
export type Open311Errors = z.infer<typeof open311Errors>

/** Answers whether a call is one of the standard, which has addresses, refusals and formats of its own. */
export function isOpen311({ path }: Pick<Operation, 'path'>): boolean {
  return path.startsWith('/open311/')
}
