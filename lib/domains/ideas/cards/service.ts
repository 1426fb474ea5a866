import { findComments, findDepartment, findSteps } from '@/lib/domains/ideas/cards/repository'
import * as repository from '@/lib/domains/ideas/repository'
import { listDocumentsByIdea } from '@/lib/domains/ideas/service'
import { toImage } from '@/lib/platform/pictures/media'
import { AppError } from '@/lib/contract/errors'
import { ideaStatusName, publicIdeaCodes } from '@/lib/domains/ideas/states'
import {
  SIMILAR_TITLE_LENGTH,
  COMMENTS_PER_PAGE,
  IDEAS_PER_PAGE,
  listIdeas,
  type IdeaComment,
  type IdeaDetails,
  type IdeaListFilter,
  type IdeaListItem,
  type IdeaStep,
} from '@/lib/domains/ideas/contract'
import { buildPage } from '@/lib/contract/page'
import type { Page } from '@/lib/contract/shapes'

const MOST_SIMILAR = 5

export async function listIdeaCards({ page, ...filter }: IdeaListFilter): Promise<{ ideas: Page<IdeaListItem> }> {
  const perPage = IDEAS_PER_PAGE
  const [total, found] = await Promise.all([
    repository.countIdeas(filter),
    repository.findIdeas(filter, perPage, (page - 1) * perPage),
  ])
  return { ideas: buildPage(await toCards(found), { total, perPage, page, path: listIdeas.path, filter }) }
}

export async function getIdeaDetails(id: number): Promise<{ idea: IdeaDetails }> {
  const row = await repository.findIdea(id, null)
  const [card] = row ? await toCards([row]) : []
  if (!row || !card) throw new AppError('notFound')
  const [documents, steps, department, reportImages, { threshold }] = await Promise.all([
    listDocumentsByIdea([id]),
    findSteps(id),
    row.department_id === null ? null : findDepartment(row.department_id),
    row.report_image_id === null ? [] : repository.findImages([row.report_image_id]),
    repository.findSection(false),
  ])
  return {
    idea: {
      ...card,
      text: row.text,
      address: row.address,
      latitude: row.y,
      longitude: row.x,
      join_documents: documents.get(id) ?? [],
      department,
      answer: row.answer,
      answered_at: row.answer && iso(row.answered_at),
      report: row.report,
      report_img: toImage(reportImages[0]?.image),
      realized_at: row.report && iso(row.realized_at),
      support_threshold: threshold,
      steps: steps.map(({ code, at, note }) => ({ ...statusOf(code), at: iso(at) ?? '', note })),
    },
  }
}

export async function listComments(id: number, page: number): Promise<{ comments: Page<IdeaComment> }> {
  const idea = await repository.findIdea(id, null)
  if (!idea) throw new AppError('notFound')
  const perPage = COMMENTS_PER_PAGE
  const found = await findComments(id, perPage, (page - 1) * perPage)
  const data = found.map((row) => ({ ...row, created_at: iso(row.created_at) ?? '' }))
  return { comments: buildPage(data, { total: idea.comments, perPage, page, path: `/api/ideas/${id}/comments` }) }
}

export async function listSimilar(title: string): Promise<{ ideas: IdeaListItem[] }> {
  if (title.length < SIMILAR_TITLE_LENGTH) return { ideas: [] }
  return { ideas: await toCards(await repository.findSimilar(title, MOST_SIMILAR)) }
}

async function toCards(found: readonly repository.IdeaRow[]): Promise<IdeaListItem[]> {
  const photoIds = found.flatMap(({ photo_id: id }) => id ?? [])
  const [categories, images] = await Promise.all([
    repository.findCategories(),
    photoIds.length > 0 ? repository.findImages(photoIds) : [],
  ])
  const imageOf = new Map(images.map(({ id, image }) => [id, image]))
  return found.map((row) => ({
    id: row.id,
    title: row.title,
    show_author: row.show_author,
    created_at: iso(row.created_at) ?? '',
    vote_like_count: row.likes,
    vote_dislike_count: row.dislikes,
    comments_count: row.comments,
    user: row.author_name === null ? null : { name: row.author_name },
    category: categories.find(({ id }) => id === row.category_id) ?? null,
    status: statusOf(row.code),
    head_img: toImage(imageOf.get(row.photo_id ?? 0)),
  }))
}

function statusOf(code: number): Pick<IdeaStep, 'code' | 'name'> {
  const known = publicIdeaCodes.find((one) => one === code)
  if (known === undefined) throw new Error(`Not a state that anybody may see: ${code}`)
  return { code: known, name: ideaStatusName(known) }
}

function iso(moment: string | Date | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
