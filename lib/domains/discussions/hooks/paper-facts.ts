import { sql } from '@payloadcms/db-postgres'
import { effectiveVotes } from '@/lib/domains/discussions/repository'
import type { PayloadRequest } from 'payload'
import { periodDays, type PeriodDay } from '@/lib/domains/discussions/hooks/periods'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { env } from '@/lib/config/env'
import type { answerKinds, proposalSources, VoteCode } from '@/lib/domains/discussions/contract'
import { formatLongDate } from '@/lib/time/dates'

export interface PaperProposal {
  number: number
  source: (typeof proposalSources)[number]['value']
  type: VoteCode
  text: string
  isHidden: boolean
  answerKind: (typeof answerKinds)[number]['value'] | null
  answerText: string | null
}

interface PaperCount {
  source: PaperProposal['source']
  type: VoteCode
  total: number
}

export interface PaperFacts {
  id: number
  title: string
  titleNpa: string | null
  organizer: string
  address: string | null
  days: Record<PeriodDay, string>
  stopped: { reason: string; day: string } | null
  counts: readonly PaperCount[]
  proposals: readonly PaperProposal[]
  madeOn: string
}

export async function readPaperFacts(
  discussion: Partial<Discussion> & { id: number },
  req: PayloadRequest,
): Promise<PaperFacts> {
  const { id, title, titleNpa, organizer, address, stoppedAt, stopReason } = discussion
  const { administration } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  const days = periodDays.map((name) => [name, formatDay(discussion[name])])
  return {
    id,
    title: title ?? '',
    titleNpa: titleNpa ?? null,
    organizer: organizer || administration,
    address: address ?? null,
    days: Object.fromEntries(days) as PaperFacts['days'],
    stopped: stoppedAt ? { reason: stopReason ?? '', day: formatDay(stoppedAt) } : null,
    counts: await findCounts(id, req),
    proposals: await findProposals(id, req),
    madeOn: formatDay(new Date().toISOString()),
  }
}

async function findCounts(id: number, req: PayloadRequest): Promise<PaperCount[]> {
  const { rows } = await (
    await requestDatabase(req)
  ).execute(sql`
    SELECT source::text AS source, type::text::int AS type, count(*)::int AS total
    FROM ${effectiveVotes} v WHERE discussion_id = ${id} GROUP BY 1, 2`)
  return rows as unknown as PaperCount[]
}

async function findProposals(id: number, req: PayloadRequest): Promise<PaperProposal[]> {
  const { rows } = await (
    await requestDatabase(req)
  ).execute(sql`
    SELECT number::int AS number, source::text AS source, type::text::int AS type, text,
      coalesce(is_hidden, false) AS "isHidden", answer_kind::text AS "answerKind", answer_text AS "answerText"
    FROM ${effectiveVotes} v WHERE discussion_id = ${id} AND text IS NOT NULL ORDER BY number`)
  return rows as unknown as PaperProposal[]
}

function formatDay(day: string | null | undefined): string {
  return day ? formatLongDate(day, env.TIME_ZONE) : ''
}
