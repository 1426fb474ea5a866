import { listOwnDiscussions } from '@/lib/domains/discussions/following/service'
import { paths } from '@/lib/config/paths'
import { voteState, withoutTerm, type FeedEntry, type FeedPart } from '@/lib/contract/feed-entry'

export async function discussionFeed(residentId: number): Promise<FeedPart> {
  const { discussions } = await listOwnDiscussions(residentId)
  const entries = discussions.flatMap(({ id, title, vote }): FeedEntry[] => {
    if (!vote) return []
    const state = voteState(`${vote.type.name}, № ${vote.number}`, vote.is_waiting)
    const text = vote.comment
    const url = paths.discussion(id)
    return [{ kind: 'discussion_vote', id, title, text, state, url, at: vote.at, ...withoutTerm }]
  })
  return { total: entries.length, entries }
}
