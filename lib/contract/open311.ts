import { z } from 'zod'
import type { Operation } from '@/lib/contract/operation'

export const open311Errors = z.array(z.object({ code: z.int(), description: z.string() }))
export type Open311Errors = z.infer<typeof open311Errors>

export const open311Messages = {
  serviceNotFound: 'Такой услуги нет',
  requestNotFound: 'Такой заявки нет',
}

export function isOpen311({ path }: Pick<Operation, 'path'>): boolean {
  return path.startsWith('/open311/')
}
