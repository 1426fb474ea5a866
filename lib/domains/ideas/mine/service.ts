import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import type { BodyOf } from '@/lib/contract/operation'
import { filterText } from '@/lib/contract/shapes'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { findAddresses } from '@/lib/domains/geocode/service'
import type { MyIdeas } from '@/lib/domains/ideas/contract'
import type { IdeaInput } from '@/lib/domains/ideas/graphql/inputs'
import { ideaMessages } from '@/lib/domains/ideas/messages'
import type { editMyIdea, MyIdea } from '@/lib/domains/ideas/mine/contract'
import {
  confirmIdeas,
  dropWaitingIdeas,
  findCategory,
  findAuthorIdea,
  findAuthorIdeas,
  findSentFiles,
  findVotes,
  insertIdea,
  type NewIdea,
  updateAuthorIdea,
  waitingProposals,
  withdrawIdea,
} from '@/lib/domains/ideas/mine/repository'
import { ideaStatusName, publicIdeaCodes } from '@/lib/domains/ideas/states'
import { dropWaitingVotes, waitingVotes } from '@/lib/domains/ideas/votes/repository'
import { confirmIdeaVotes } from '@/lib/domains/ideas/votes/service'
import { takeUploads } from '@/lib/domains/uploads/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { LateEffect, Waiting } from '@/lib/platform/domain'
import { toIso } from '@/lib/time/dates'

export async function listAuthorIdeas(residentId: number): Promise<MyIdeas> {
  const [own, votes] = await Promise.all([findAuthorIdeas(residentId), findVotes(residentId)])
  return {
    own: own.map(({ code, likes, dislikes, created_at: at, ...idea }) => ({
      ...idea,
      created_at: toIso(at),
      status: { code, name: ideaStatusName(code) },
      vote_like_count: likes,
      vote_dislike_count: dislikes,
    })),
    votes: votes.flatMap(({ id, title, code, like, comment, created_at: at, is_waiting: isWaiting }) => {
      const known = publicIdeaCodes.find((one) => one === code)
      if (known === undefined) return []
      const status = { code: known, name: ideaStatusName(known) }
      return [{ idea: { id, title, status }, like, comment, created_at: toIso(at), is_waiting: isWaiting }]
    }),
  }
}

export async function getAuthorIdea(id: number, residentId: number): Promise<{ idea: MyIdea }> {
  const { code, created_at: at, updated_at: changed, ...row } = await requireAuthorIdea(id, residentId)
  const { category_id: categoryId, category, ...idea } = row
  const files = (await findSentFiles(id)).map(({ is_photo: isPhoto, ...file }) => ({ isPhoto, file }))
  return {
    idea: {
      ...idea,
      created_at: toIso(at),
      updated_at: toIso(changed),
      category: categoryId === null ? null : { id: categoryId, title: category ?? '' },
      status: { code, name: ideaStatusName(code) },
      photo: files.find(({ isPhoto }) => isPhoto)?.file ?? null,
      documents: files.filter(({ isPhoto }) => !isPhoto).map(({ file }) => file),
    },
  }
}

/** Throws notFound, conflict once decided or if another version is stored, invalid at a field. */
export async function editAuthorIdea(
  id: number,
  residentId: number,
  changes: BodyOf<typeof editMyIdea>,
): Promise<{ idea: MyIdea }> {
  const { category_id: categoryId, show_author: showAuthor, updated_at: version, ...texts } = changes
  const before = await requireAuthorIdea(id, residentId)
  const category = await requireCategory(categoryId)
  const point = before.address === texts.address ? undefined : await findPoint(texts.address)
  const facts = { category: { id: categoryId, departmentId: category.department_id }, showAuthor, version, point }
  return inTransaction(async () => {
    if (!(await updateAuthorIdea(id, residentId, { ...texts, ...facts }))) throw await findRefusal(id, residentId)
    return getAuthorIdea(id, residentId)
  })
}

/** Deletes the resident's own idea and files. Throws notFound, conflict once decided. */
export async function withdrawAuthorIdea(id: number, residentId: number): Promise<{ message: string }> {
  return inTransaction(async () => {
    const { title } = await requireAuthorIdea(id, residentId)
    if (!(await withdrawIdea(id, residentId))) throw conflict(ideaMessages.alreadyReviewed)
    return { message: ideaMessages.withdrawn(title) }
  })
}

async function requireAuthorIdea(id: number, residentId: number) {
  const idea = await findAuthorIdea(id, residentId)
  if (!idea) throw new AppError('notFound')
  return idea
}

/** If still changeable, the edit was based on an older version. */
async function findRefusal(id: number, residentId: number): Promise<AppError> {
  const { can_change: canChange } = await requireAuthorIdea(id, residentId)
  return conflict(canChange ? ideaMessages.changedElsewhere : ideaMessages.alreadyReviewed)
}

function conflict(message: string): AppError {
  return new AppError('conflict', { message })
}

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
    // an email about it is written only once its author has confirmed the address
    await noteArrivals('idea', [await insertIdea({ title, text, address, ...facts, ...files })])
    return { code: 200, message: ideaMessages.sent }
  })
}

async function requireCategory(id: number) {
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

export const waitingIdeas: Waiting = {
  rows: [waitingProposals, waitingVotes],
  async takeEffect(residentId) {
    const { counted, late } = await confirmIdeaVotes(residentId)
    const sent = await confirmIdeas(residentId)
    await noteArrivals(
      'idea',
      sent.map(({ id }) => id),
    )
    const done = [
      ...sent.map(({ title }) => `Идея «${title}» передана модератору.`),
      ...counted.map(({ title }) => `Ваш голос об идее «${title}» учтён.`),
    ]
    return { done, late: late.map(lateVote) }
  },
  async drop(residentId, days) {
    const ideas = await dropWaitingIdeas(residentId, days)
    const votes = await dropWaitingVotes(residentId, days)
    return [...ideas.map(({ title }) => `идея «${title}»`), ...votes.map(({ title }) => `голос об идее «${title}»`)]
  },
}

function lateVote({ id, title }: { id: number; title: string }): LateEffect {
  const text = 'Ваш голос не учтён: почта подтверждена, когда сбор поддержки уже закончился.'
  return { kind: 'idea', title: `Идея «${title}»`, text, url: paths.idea(id) }
}
