import { getDiscussion } from '@/lib/domains/discussions/service'
import { countRegister, findRegister, type RegisterRow } from '@/lib/domains/discussions/register/repository'
import {
  PROPOSALS_PER_PAGE,
  answerKinds,
  voteTypeName,
  type RegisterEntry,
  type RegisterFilter,
} from '@/lib/domains/discussions/contract'
import { buildPaginator } from '@/lib/contract/graphql-shapes'
import { buildPage } from '@/lib/contract/page'
import type { Page } from '@/lib/contract/shapes'
import { toIso } from '@/lib/time/dates'

export async function listRegister(
  id: number,
  { page, ...filter }: RegisterFilter,
): Promise<{ register: Page<RegisterEntry> }> {
  await getDiscussion(id)
  const perPage = PROPOSALS_PER_PAGE
  const [total, found] = await Promise.all([
    countRegister(id, filter),
    findRegister(id, filter, { limit: perPage, offset: (page - 1) * perPage }),
  ])
  const data = found.map(toEntry)
  return { register: buildPage(data, { total, perPage, page, path: `/api/discussions/${id}/register`, filter }) }
}

export async function paginateComments(id: number, { first, page }: { first: number; page: number }) {
  const [total, found] = await Promise.all([
    countRegister(id, {}),
    findRegister(id, {}, { limit: first, offset: (page - 1) * first }),
  ])
  const comments = found.map((row) => {
    const { number, text, type, created_at: at, answer } = toEntry(row)
    return {
      number,
      text,
      type,
      created_at: at,
      answer: answer ? [answer.name, answer.text].filter(Boolean).join('. ') : null,
    }
  })
  return buildPaginator(comments, { total, first, page })
}

function toEntry({ number, source, type, text, created_at: createdAt, ...row }: RegisterRow): RegisterEntry {
  return {
    number,
    source,
    text,
    type: { id: type, code: type, name: voteTypeName(type) },
    created_at: toIso(createdAt),
    answer: toAnswer(row, createdAt),
  }
}

type AnswerColumns = Pick<RegisterRow, 'answer_kind' | 'answer_text' | 'answered_at'>

function toAnswer({ answer_kind: kind, answer_text: text, answered_at: at }: AnswerColumns, createdAt: string | Date) {
  const name = answerKinds.find(({ value }) => value === kind)?.name
  return kind && name ? { kind, name, text, at: toIso(at ?? createdAt) } : null
}
