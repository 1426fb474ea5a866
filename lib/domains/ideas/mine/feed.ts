import { listAuthorIdeas } from '@/lib/domains/ideas/mine/service'
import { paths } from '@/lib/config/paths'
import { formatVoteState, noDeadline, type FeedEntry, type FeedPart } from '@/lib/contract/feed-entry'
import { messages } from '@/lib/contract/messages'
import { unfinishedIdeaCodes } from '@/lib/domains/ideas/states'
import type { MyIdeas } from '@/lib/domains/ideas/contract'

export async function ideaFeed(residentId: number): Promise<FeedPart> {
  const { own, votes } = await listAuthorIdeas(residentId)
  const entries = [...own.map(ofIdea), ...votes.map(ofVote)]
  return { total: entries.length, entries }
}

function ofIdea(idea: MyIdeas['own'][number]): FeedEntry {
  const { id, title, status, created_at: at, is_public: isPublic, reason, is_waiting: isWaiting } = idea
  return {
    kind: 'idea',
    id,
    title,
    text: reason,
    state: isWaiting ? messages.awaitsEmailConfirmation : status.name,
    url: isPublic ? paths.idea(id) : paths.myIdea(id),
    at,
    ...noDeadline,
    is_open: unfinishedIdeaCodes.some((code) => code === status.code),
  }
}

function ofVote({ idea, like, comment: text, ...vote }: MyIdeas['votes'][number]): FeedEntry {
  const { id, title } = idea
  const state = formatVoteState(like ? 'За' : 'Против', vote.is_waiting)
  return { kind: 'idea_vote', id, title, text, state, url: paths.idea(id), at: vote.created_at, ...noDeadline }
}
