import 'server-only'
import { cache } from 'react'
import { read, readGraph } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  getDiscussion as getDetails,
  listDiscussionRegister,
  registerFilter,
  type DiscussionDetails,
  type RegisterEntry,
  type RegisterFilter,
} from '@/lib/domains/discussions/contract'
import {
  oneActiveDiscussion,
  type DiscussionFull,
  type VoteTotals,
  type VoteType,
} from '@/lib/domains/discussions/graph/operations'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { idParams, type Page } from '@/lib/contract/shapes'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** A discussion with all that its page shows to everyone. */
export interface Discussion extends DiscussionFull {
  details: DiscussionDetails
  types: VoteType[]
  /** Null while votes are taken: they are shown to those who voted. */
  totals: VoteTotals | null
}

/** Null where there is none: unknown, hidden, or not announced yet. */
export const getDiscussion = cache(async (number: string): Promise<Discussion | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const [answer, extra] = await Promise.all([
    readGraph(oneActiveDiscussion, params.data, { required: true }),
    read(getDetails, { params: params.data }, { required: true }),
  ])
  if (!answer?.OneActiveDiscussion || !extra) return null
  return { ...answer.OneActiveDiscussion, types: answer.AllTypes, details: extra.discussion }
})

export interface RegisterPage {
  filter: RegisterFilter
  register: Page<RegisterEntry>
}

/** The part of the public register that the address asks for. What it says wrongly counts as not said. */
export async function readRegister(id: number, params: AddressParams): Promise<RegisterPage> {
  const { text, code, page } = registerFilter.shape
  const filter: RegisterFilter = {
    text: text.safeParse(paramOf(params, 'text')).data,
    code: code.safeParse(paramOf(params, 'type')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
  const answer = await read(listDiscussionRegister, { params: { id }, query: filter })
  return { filter, register: answer?.register ?? emptyPage(pageSizes.discussionRegister, paths.discussion(id)) }
}

/** The register's filter as it stands in the address of its discussion. */
export function registerQuery({ text, code }: Partial<RegisterFilter>): string {
  return queryOf({ type: code, text })
}
