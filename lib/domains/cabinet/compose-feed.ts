import { appealFeed } from '@/lib/domains/appeals/feed-service'
import { claimFeed } from '@/lib/domains/claims/feed/service'
import { listOwnDiscussions } from '@/lib/domains/discussions/following/service'
import { listOwnIdeas } from '@/lib/domains/ideas/own/service'
import { supportFeed } from '@/lib/domains/support/service'
import { paths } from '@/lib/config/paths'
import { buildPage } from '@/lib/contract/page'
import type { MyIdeas } from '@/lib/domains/ideas/contract'
import { messages } from '@/lib/contract/messages'
import { listResidentFeed, type FeedEntry, type FeedPart } from '@/lib/domains/cabinet/feed-contract'

const PER_PAGE = 20

/** All that a resident sent and voted for, put together from the domains, newest first. */
export async function composeFeed(residentId: number, page: number) {
  const limit = page * PER_PAGE
  const parts = await Promise.all([
    appealFeed(residentId, limit),
    claimFeed(residentId, limit),
    ideaFeed(residentId),
    discussionFeed(residentId),
    supportFeed(residentId, limit),
  ])
  const newest = parts.flatMap(({ entries }) => entries).sort((one, other) => other.at.localeCompare(one.at))
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const shown = newest.slice(limit - PER_PAGE, limit)
  return { feed: buildPage(shown, { total, perPage: PER_PAGE, page, path: listResidentFeed.path }) }
}

const calm = { answer_by: null, is_overdue: false }

async function ideaFeed(residentId: number): Promise<FeedPart> {
  const { own, votes } = await listOwnIdeas(residentId)
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
    state: isWaiting ? messages.awaitsAddress : status.name,
    url: isPublic ? paths.idea(id) : null,
    at,
    ...calm,
  }
}

function ofVote({ idea, like, comment: text, ...vote }: MyIdeas['votes'][number]): FeedEntry {
  const { id, title } = idea
  const state = stateOf(like ? 'За' : 'Против', vote.is_waiting)
  return { kind: 'idea_vote', id, title, text, state, url: paths.idea(id), at: vote.created_at, ...calm }
}

/** How somebody voted is theirs to see before it counts. */
function stateOf(side: string, isWaiting: boolean): string {
  return isWaiting ? `${side}. ${messages.awaitsAddress}` : side
}

async function discussionFeed(residentId: number): Promise<FeedPart> {
  const { discussions } = await listOwnDiscussions(residentId)
  const entries = discussions.flatMap(({ id, title, vote }): FeedEntry[] => {
    if (!vote) return []
    const state = stateOf(`${vote.type.name}, № ${vote.number}`, vote.is_waiting)
    const [text, url] = [vote.comment, paths.discussion(id)]
    return [{ kind: 'discussion_vote', id, title, text, state, url, at: vote.at, ...calm }]
  })
  return { total: entries.length, entries }
}
