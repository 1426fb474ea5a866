import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { buildPaginator } from '@/lib/contract/graphql-shapes'
import { buildPage } from '@/lib/contract/page'
import type { JoinDocument, Page } from '@/lib/contract/shapes'
import {
  COMMENTS_PER_PAGE,
  type IdeaComment,
  type IdeaDetails,
  type IdeaFilter,
  type IdeaListFilter,
  type IdeaListItem,
  IDEAS_PER_PAGE,
  type IdeasSection,
  type IdeaStep,
  listIdeas,
  SIMILAR_TITLE_LENGTH,
} from '@/lib/domains/ideas/contract'
import {
  countByCategoryAndCode,
  countIdeas,
  findCategories,
  findComments,
  findDepartment,
  findDocuments,
  findIdea,
  findIdeas,
  findImages,
  findSection,
  findSimilar,
  findSteps,
  type IdeaDocumentRow,
  type IdeaRow,
} from '@/lib/domains/ideas/repository'
import { ideaStatusName, publicIdeaCodes } from '@/lib/domains/ideas/states'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { toImage } from '@/lib/platform/pictures/media'
import { toIso } from '@/lib/time/dates'

const MAX_SIMILAR = 5

export async function paginateIdeas(filter: IdeaFilter, { first, page }: { first: number; page: number }) {
  const [total, found] = await Promise.all([countIdeas(filter), findIdeas(filter, first, (page - 1) * first)])
  return buildPaginator(found, { total, first, page })
}

export async function getIdea(id: number, residentId: number | null): Promise<IdeaRow> {
  const idea = await findIdea(id, residentId)
  if (!idea) throw new AppError('notFound')
  return idea
}

export async function listAboutBlocks(draft: boolean) {
  return toBlocks((await findSection(draft)).blocks)
}

export async function getSection(draft: boolean): Promise<IdeasSection> {
  const [{ blocks, threshold }, categories, counts] = await Promise.all([
    findSection(draft),
    findCategories(),
    countByCategoryAndCode(),
  ])
  const sum = (fits: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((total, row) => total + row.total, 0)
  return {
    about_project: toBlocks(blocks),
    categories: categories.map((one) => ({ ...one, ideas_count: sum(({ category_id: id }) => id === one.id) })),
    statuses: publicIdeaCodes.map((code) => ({
      code,
      name: ideaStatusName(code),
      ideas_count: sum((row) => row.code === code),
    })),
    support_threshold: threshold,
  }
}

export async function listDocumentsByIdea(ids: readonly number[]): Promise<Map<number, JoinDocument[]>> {
  const byIdea = new Map<number, JoinDocument[]>(ids.map((id) => [id, []]))
  for (const row of await findDocuments(ids)) byIdea.get(row.idea_id)?.push(toJoinDocument(row))
  return byIdea
}

/** The extension is that of the stored content: photos among documents were converted. */
function toJoinDocument({ id, title, filename, mime_type: type, filesize }: IdeaDocumentRow): JoinDocument {
  const extension = /\.\w+$/.exec(filename)?.[0] ?? ''
  return {
    document: {
      id,
      title,
      origin_name: `${title}${extension}`,
      url: paths.file(filename),
      type: type ?? 'application/octet-stream',
      size: filesize ?? 0,
    },
  }
}

function toBlocks(blocks: Awaited<ReturnType<typeof findSection>>['blocks']) {
  return blocks.map(({ description }, index) => ({ id: index + 1, description: toHtml(description) }))
}

export async function listIdeaCards({ page, ...filter }: IdeaListFilter): Promise<{ ideas: Page<IdeaListItem> }> {
  const perPage = IDEAS_PER_PAGE
  const [total, found] = await Promise.all([countIdeas(filter), findIdeas(filter, perPage, (page - 1) * perPage)])
  return { ideas: buildPage(await toCards(found), { total, perPage, page, path: listIdeas.path, filter }) }
}

export async function getIdeaDetails(id: number): Promise<{ idea: IdeaDetails }> {
  const row = await findIdea(id, null)
  const [card] = row ? await toCards([row]) : []
  if (!row || !card) throw new AppError('notFound')
  const [documents, steps, department, reportImages, { threshold }] = await Promise.all([
    listDocumentsByIdea([id]),
    findSteps(id),
    row.department_id === null ? null : findDepartment(row.department_id),
    row.report_image_id === null ? [] : findImages([row.report_image_id]),
    findSection(false),
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
      answered_at: row.answer && toIso(row.answered_at),
      report: row.report,
      report_img: toImage(reportImages[0]?.image),
      realized_at: row.report && toIso(row.realized_at),
      support_threshold: threshold,
      steps: steps.map(({ code, at, note }) => ({ ...toStatus(code), at: toIso(at), note })),
    },
  }
}

export async function listComments(id: number, page: number): Promise<{ comments: Page<IdeaComment> }> {
  const idea = await findIdea(id, null)
  if (!idea) throw new AppError('notFound')
  const perPage = COMMENTS_PER_PAGE
  const found = await findComments(id, perPage, (page - 1) * perPage)
  const data = found.map((row) => ({ ...row, created_at: toIso(row.created_at) }))
  return { comments: buildPage(data, { total: idea.comments, perPage, page, path: `/api/ideas/${id}/comments` }) }
}

export async function listSimilar(title: string): Promise<{ ideas: IdeaListItem[] }> {
  if (title.length < SIMILAR_TITLE_LENGTH) return { ideas: [] }
  return { ideas: await toCards(await findSimilar(title, MAX_SIMILAR)) }
}

async function toCards(found: readonly IdeaRow[]): Promise<IdeaListItem[]> {
  const photoIds = found.flatMap(({ photo_id: id }) => id ?? [])
  const [categories, images] = await Promise.all([findCategories(), photoIds.length > 0 ? findImages(photoIds) : []])
  const imageById = new Map(images.map(({ id, image }) => [id, image]))
  return found.map((row) => ({
    id: row.id,
    title: row.title,
    show_author: row.show_author,
    created_at: toIso(row.created_at),
    vote_like_count: row.likes,
    vote_dislike_count: row.dislikes,
    comments_count: row.comments,
    user: row.author_name === null ? null : { name: row.author_name },
    category: categories.find(({ id }) => id === row.category_id) ?? null,
    status: toStatus(row.code),
    head_img: toImage(imageById.get(row.photo_id ?? 0)),
  }))
}

function toStatus(code: number): Pick<IdeaStep, 'code' | 'name'> {
  const known = publicIdeaCodes.find((one) => one === code)
  if (known === undefined) throw new Error(`Not a state that anybody may see: ${code}`)
  return { code: known, name: ideaStatusName(known) }
}
