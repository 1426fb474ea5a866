import { findOwnIdeas, findVotes } from '@/lib/domains/ideas/own/repository'
import { ideaStatusName, publicIdeaCodes } from '@/lib/domains/ideas/states'
import type { MyIdeas } from '@/lib/domains/ideas/contract'

/** What a resident proposed and what they voted for. */
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
