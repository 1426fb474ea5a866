import 'server-only'
import { cache } from 'react'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read, readGraphql } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import {
  PROPOSALS_PER_PAGE,
  getDiscussion as getDetails,
  listDiscussionRegister,
  registerFilter,
  type DiscussionDetails,
  type OpenDiscussion,
} from '@/lib/domains/discussions/contract'
import {
  oneActiveDiscussion,
  type DiscussionFull,
  type VoteTotals,
  type VoteType,
} from '@/lib/domains/discussions/graphql/operations'
import { emptyPage } from '@/lib/contract/page'
import { idParams } from '@/lib/contract/shapes'
import type { SearchParams } from '@/lib/config/search-params'
import { toShownDay } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'
import { elapsedShare, formatDaysLeft } from '@/lib/time/deadline-text'

export interface Discussion extends DiscussionFull {
  details: DiscussionDetails
  types: VoteType[]
  /** Null while voting is open: then only voters see the totals. */
  totals: VoteTotals | null
}

export const getDiscussion = cache(async (number: string): Promise<Discussion | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const [answer, extra] = await Promise.all([
    readGraphql(oneActiveDiscussion, params.data, { required: true }),
    read(getDetails, { params: params.data }, { required: true }),
  ])
  if (!answer?.OneActiveDiscussion || !extra) return null
  return { ...answer.OneActiveDiscussion, types: answer.AllTypes, details: extra.discussion }
})

export async function readRegister(id: number, params: SearchParams) {
  const { readAnswer } = defineFilteredPage({
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

export type HomeDiscussion = ReturnType<typeof toHomeDiscussion>

export function toHomeDiscussion(discussion: OpenDiscussion, now: Date) {
  const { id, title, address, start_date: start, finish_date: finish, days_left: days } = discussion
  return {
    href: paths.discussion(id),
    title: unbrokenHtml(title),
    address: address && !title.toLowerCase().includes(address.toLowerCase()) ? address : null,
    left: formatDaysLeft(days),
    finish: toShownDay(finish, { zone: 'UTC' }),
    share: elapsedShare({ start, finish }, isoDay(now, env.TIME_ZONE)),
  }
}
