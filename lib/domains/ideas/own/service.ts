import {
  findOwnIdea,
  findOwnIdeas,
  findSentFiles,
  findVotes,
  updateOwnIdea,
  withdrawIdea,
} from '@/lib/domains/ideas/own/repository'
import { findPoint, requireCategory } from '@/lib/domains/ideas/proposals/service'
import { ideaStatusName, publicIdeaCodes } from '@/lib/domains/ideas/states'
import type { MyIdeas } from '@/lib/domains/ideas/contract'
import type { editMyIdea, OwnIdea } from '@/lib/domains/ideas/own/contract'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import { ideaMessages } from '@/lib/domains/ideas/messages'
import type { BodyOf } from '@/lib/contract/operation'

export async function listOwnIdeas(residentId: number): Promise<MyIdeas> {
  const [own, votes] = await Promise.all([findOwnIdeas(residentId), findVotes(residentId)])
  return {
    own: own.map(({ code, likes, dislikes, created_at: at, ...idea }) => ({
      ...idea,
      created_at: new Date(at).toISOString(),
      status: { code, name: ideaStatusName(code) },
      vote_like_count: likes,
      vote_dislike_count: dislikes,
    })),
    votes: votes.flatMap(({ id, title, code, like, comment, created_at: at, is_waiting: isWaiting }) => {
      const known = publicIdeaCodes.find((one) => one === code)
      if (known === undefined) return []
      const status = { code: known, name: ideaStatusName(known) }
      return [
        { idea: { id, title, status }, like, comment, created_at: new Date(at).toISOString(), is_waiting: isWaiting },
      ]
    }),
  }
}

export async function getOwnIdea(id: number, residentId: number): Promise<{ idea: OwnIdea }> {
  const { code, created_at: at, updated_at: changed, ...row } = await requireOwn(id, residentId)
  const { category_id: categoryId, category, ...idea } = row
  const files = (await findSentFiles(id)).map(({ is_photo: isPhoto, ...file }) => ({ isPhoto, file }))
  return {
    idea: {
      ...idea,
      created_at: new Date(at).toISOString(),
      updated_at: new Date(changed).toISOString(),
      category: categoryId === null ? null : { id: categoryId, title: category ?? '' },
      status: { code, name: ideaStatusName(code) },
      photo: files.find(({ isPhoto }) => isPhoto)?.file ?? null,
      documents: files.filter(({ isPhoto }) => !isPhoto).map(({ file }) => file),
    },
  }
}

/** Throws notFound, conflict once decided or if another version is stored, invalid at a field. */
export async function editOwnIdea(
  id: number,
  residentId: number,
  words: BodyOf<typeof editMyIdea>,
): Promise<{ idea: OwnIdea }> {
  const { category_id: categoryId, show_author: showAuthor, updated_at: version, ...rest } = words
  const before = await requireOwn(id, residentId)
  const category = await requireCategory(categoryId)
  const point = before.address === words.address ? undefined : await findPoint(words.address)
  const facts = { category: { id: categoryId, departmentId: category.department_id }, showAuthor, version, point }
  return inTransaction(async () => {
    if (!(await updateOwnIdea(id, residentId, { ...rest, ...facts }))) throw await refusalOf(id, residentId)
    return getOwnIdea(id, residentId)
  })
}

/** Deletes the resident's own idea and files. Throws notFound, conflict once decided. */
export async function withdrawOwnIdea(id: number, residentId: number): Promise<{ message: string }> {
  return inTransaction(async () => {
    const { title } = await requireOwn(id, residentId)
    if (!(await withdrawIdea(id, residentId))) throw conflict(ideaMessages.alreadyReviewed)
    return { message: ideaMessages.withdrawn(title) }
  })
}

async function requireOwn(id: number, residentId: number) {
  const idea = await findOwnIdea(id, residentId)
  if (!idea) throw new AppError('notFound')
  return idea
}

/** If still changeable, the edit was based on an older version. */
async function refusalOf(id: number, residentId: number): Promise<AppError> {
  const { can_change: canChange } = await requireOwn(id, residentId)
  return conflict(canChange ? ideaMessages.changedElsewhere : ideaMessages.alreadyReviewed)
}

function conflict(message: string): AppError {
  return new AppError('conflict', { message })
}
