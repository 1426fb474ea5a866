import 'server-only'
import { cache } from 'react'
import { defineFilteredAnswer } from '@/components/ui/section/filtered-answer'
import { read, readGraph } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  PROPOSALS_PER_PAGE,
  getDiscussion as getDetails,
  listDiscussionRegister,
  registerFilter,
  type DiscussionDetails,
} from '@/lib/domains/discussions/contract'
import {
  oneActiveDiscussion,
  type DiscussionFull,
  type VoteTotals,
  type VoteType,
} from '@/lib/domains/discussions/graph/operations'
import { emptyPage } from '@/lib/contract/page'
import { idParams } from '@/lib/contract/shapes'
import type { AddressParams } from '@/lib/shared/address-params'

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

/** The part of the public register that the address of its discussion asks for. */
export async function readRegister(id: number, params: AddressParams) {
  const { readAnswer } = defineFilteredAnswer({
    read: (filter) => read(listDiscussionRegister, { params: { id }, query: filter }),
    filter: registerFilter,
    path: paths.discussion(id),
    address: { code: 'type', text: 'text' },
    empty: { register: emptyPage<never>(PROPOSALS_PER_PAGE, paths.discussion(id)) },
    unknown: { code: 'Такого голоса нет' },
    indexed: [],
  })
  const { answer, ...shown } = await readAnswer(params)
  return { ...shown, register: answer.register }
}

export type RegisterPage = Awaited<ReturnType<typeof readRegister>>
