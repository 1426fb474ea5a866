import { findAddresses } from '@/lib/domains/geocode/service'
import { findCategory, insertIdea, type NewIdea } from '@/lib/domains/ideas/proposals/repository'
import { takeUploads } from '@/lib/domains/uploads/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import type { IdeaInput } from '@/lib/domains/ideas/graphql/inputs'
import { ideaMessages } from '@/lib/domains/ideas/messages'
import { messages } from '@/lib/contract/messages'
import { filterText } from '@/lib/contract/shapes'

interface Proposal {
  idea: IdeaInput
  author: { residentId: number; name: string }
  point: NewIdea['point']
}

export async function proposeIdea({ idea, author, point }: Proposal): Promise<{ code: number; message: string }> {
  const category = await requireCategory(idea.category_id)
  return inTransaction(async () => {
    const files = await takeFiles(idea, author.residentId)
    const { title, text, address, category_id: categoryId, show_author: isShown } = idea
    const facts = { categoryId, departmentId: category.department_id, point, author: { ...author, isShown } }
    await insertIdea({ title, text, address, ...facts, ...files })
    return { code: 200, message: ideaMessages.sent }
  })
}

export async function requireCategory(id: number) {
  const category = await findCategory(id)
  if (!category) throw new AppError('invalid', { errors: { category_id: [messages.unknownValue] } })
  return category
}

/** Call before the transaction begins: it would hold a connection meanwhile. */
export async function findPoint(address: string): Promise<NewIdea['point']> {
  const text = filterText.safeParse(address)
  if (!text.success) return null
  const [found] = (await findAddresses({ text: text.data })).addresses
  return found ? { latitude: found.latitude, longitude: found.longitude } : null
}

async function takeFiles({ img, documents }: IdeaInput, residentId: number) {
  const owner = { folder: 'ic', residentId } as const
  const [photoId = 0] = await takeUploads([img], { ...owner, field: 'img', picturesOnly: true })
  return { photoId, documentIds: await takeUploads(documents, { ...owner, field: 'documents' }) }
}
