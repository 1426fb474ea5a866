import { findPage, pageKinds } from '@/lib/config/page-kinds'
import { readHtml } from '@/e2e/support/portal'

/** A kind of page that every generic check visits. */
export interface Address {
  name: string
  /** Where it is in this city. */
  find(): Promise<string>
  status?: 404
}

/** One address of every kind of page: the list is lib/config/page-kinds.ts. */
export const addresses: Address[] = pageKinds.map((kind) => ({
  name: kind.name,
  status: kind.status,
  find: () => findPage(kind, readHtml),
}))
