import {
  countByCategoryAndCode,
  countIdeas,
  findCategories,
  findDocuments,
  findIdea,
  findIdeas,
  findSection,
  type IdeaDocumentRow,
  type IdeaRow,
} from '@/lib/domains/ideas/repository'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { buildPaginator } from '@/lib/contract/graph-shapes'
import { ideaStatusName, publicIdeaCodes } from '@/lib/domains/ideas/states'
import type { IdeaFilter, IdeasSection } from '@/lib/domains/ideas/contract'
import type { JoinDocument } from '@/lib/contract/shapes'

/** A page of published ideas. */
export async function paginateIdeas(filter: IdeaFilter, { first, page }: { first: number; page: number }) {
  const [total, found] = await Promise.all([countIdeas(filter), findIdeas(filter, first, (page - 1) * first)])
  return buildPaginator(found, { total, first, page })
}

/** One idea; its author sees it before publication too; null where there is none for this caller. */
export function findOne(id: number, residentId: number | null): Promise<IdeaRow | null> {
  return findIdea(id, residentId)
}

/** The same where it has to be there. Throws notFound. */
export async function getIdea(id: number, residentId: number | null): Promise<IdeaRow> {
  const idea = await findIdea(id, residentId)
  if (!idea) throw new AppError('notFound')
  return idea
}

export function listCategories() {
  return findCategories()
}

/** Blocks of «О проекте»; `draft` shows what is not published yet. */
export async function listAboutBlocks(draft: boolean) {
  return toBlocks((await findSection(draft)).blocks)
}

/** What the pages of the section share. */
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

/** Documents of ideas, by the ideas' numbers. */
export async function documentsOf(ids: readonly number[]): Promise<Map<number, JoinDocument[]>> {
  const byIdea = new Map<number, JoinDocument[]>(ids.map((id) => [id, []]))
  for (const row of await findDocuments(ids)) byIdea.get(row.idea_id)?.push(toJoinDocument(row))
  return byIdea
}

/** A stored name ends as the content deserves: a photo among the documents was drawn anew. */
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
