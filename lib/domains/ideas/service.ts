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
import { buildPaginator } from '@/lib/contract/graphql-shapes'
import { ideaStatusName, publicIdeaCodes } from '@/lib/domains/ideas/states'
import type { IdeaFilter, IdeasSection } from '@/lib/domains/ideas/contract'
import type { JoinDocument } from '@/lib/contract/shapes'

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
