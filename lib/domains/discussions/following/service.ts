import { paths } from '@/lib/config/paths'
import { type FeedEntry, type FeedPart, formatVoteState, noDeadline } from '@/lib/contract/feed-entry'
import { type MyDiscussion, stageName, voteTypeName } from '@/lib/domains/discussions/contract'
import {
  discussionFollows,
  findFollowedDiscussions,
  followSilently,
} from '@/lib/domains/discussions/following/repository'
import { discussionMessages } from '@/lib/domains/discussions/messages'
import { getDiscussion } from '@/lib/domains/discussions/service'
import { findMyVotes, type MyVoteRow } from '@/lib/domains/discussions/votes/repository'
import { toIso } from '@/lib/time/dates'

export async function setFollowing(
  id: number,
  isFollowing: boolean,
  residentId: number,
): Promise<{ is_following: boolean }> {
  await getDiscussion(id)
  await (isFollowing ? followSilently(id, residentId) : discussionFollows.unfollow(id, residentId))
  return { is_following: isFollowing }
}

export async function stopDiscussionEmails(key: string): Promise<string | null> {
  return (await discussionFollows.stopEmails(key)) ? discussionMessages.unsubscribed : null
}

export async function listFollowedDiscussions(residentId: number): Promise<{ discussions: MyDiscussion[] }> {
  const [found, votes] = await Promise.all([findFollowedDiscussions(residentId), findMyVotes(residentId)])
  const voteIn = new Map(votes.map((vote) => [vote.discussion_id, vote]))
  return {
    discussions: found.map(({ code, ...row }) => ({
      ...row,
      status: { id: code, code, name: stageName(code) },
      vote: toVote(voteIn.get(row.id)),
    })),
  }
}

function toVote(vote: MyVoteRow | undefined): MyDiscussion['vote'] {
  if (!vote) return null
  const { number, type, comment, at, is_waiting: isWaiting } = vote
  const kind = { id: type, code: type, name: voteTypeName(type) }
  return { number, type: kind, comment, at: toIso(at), is_waiting: isWaiting }
}

export async function discussionFeed(residentId: number): Promise<FeedPart> {
  const { discussions } = await listFollowedDiscussions(residentId)
  const entries = discussions.flatMap(({ id, title, vote }): FeedEntry[] => {
    if (!vote) return []
    const state = formatVoteState(`${vote.type.name}, № ${vote.number}`, vote.is_waiting)
    const text = vote.comment
    const url = paths.discussion(id)
    return [{ kind: 'discussion_vote', id, title, text, state, url, at: vote.at, ...noDeadline }]
  })
  return { total: entries.length, entries }
}
