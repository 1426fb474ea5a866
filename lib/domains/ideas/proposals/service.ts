import { findCategory, insertIdea, type NewIdea } from '@/lib/domains/ideas/proposals/repository'
import { takeUploads } from '@/lib/domains/uploads/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import type { IdeaInput } from '@/lib/domains/ideas/graph/inputs'
import { messages } from '@/lib/contract/messages'

interface Proposal {
  idea: IdeaInput
  author: { residentId: number; name: string }
  point: NewIdea['point']
}

/** Takes an idea to the moderators. Throws invalid at `category_id` for a category that is not there. */
export async function proposeIdea({ idea, author, point }: Proposal): Promise<{ code: number; message: string }> {
  const category = await findCategory(idea.category_id)
  if (!category) throw new AppError('invalid', { errors: { category_id: [messages.unknownValue] } })
  return inTransaction(async () => {
    const files = await takeFiles(idea, author.residentId)
    const { title, text, address, category_id: categoryId, show_author: isShown } = idea
    const facts = { categoryId, departmentId: category.department_id, point, author: { ...author, isShown } }
    await insertIdea({ title, text, address, ...facts, ...files })
    return { code: 200, message: messages.ideaSent }
  })
}

async function takeFiles({ img, documents }: IdeaInput, residentId: number) {
  const owner = { folder: 'ic', residentId } as const
  const [photoId = 0] = await takeUploads([img], { ...owner, field: 'img', picturesOnly: true })
  return { photoId, documentIds: await takeUploads(documents, { ...owner, field: 'documents' }) }
}
