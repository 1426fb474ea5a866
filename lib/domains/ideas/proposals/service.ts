import { findCategory, insertIdea, type NewIdea } from '@/lib/domains/ideas/proposals/repository'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import type { IdeaInput } from '@/lib/domains/ideas/graph/inputs'
import { messages } from '@/lib/contract/messages'

interface Proposal {
  idea: IdeaInput
  author: { residentId: number; name: string }
  point: NewIdea['point']
  /** Takes the uploaded files and logs the consent, in the transaction of the idea. */
  storeFiles: () => Promise<{ photoId: number; documentIds: number[] }>
}

/** Takes an idea to the moderators. Throws invalid at `category_id` for a category that is not there. */
export async function proposeIdea({
  idea,
  author,
  point,
  storeFiles,
}: Proposal): Promise<{ code: number; message: string }> {
  const category = await findCategory(idea.category_id)
  if (!category) throw new AppError('invalid', { errors: { category_id: [messages.unknownValue] } })
  return inTransaction(async () => {
    const files = await storeFiles()
    const { title, text, address, category_id: categoryId, show_author: isShown } = idea
    const facts = { categoryId, departmentId: category.department_id, point, author: { ...author, isShown } }
    await insertIdea({ title, text, address, ...facts, ...files })
    return { code: 200, message: messages.ideaSent }
  })
}
