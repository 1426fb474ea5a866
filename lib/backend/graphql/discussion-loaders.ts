import type DataLoader from 'dataloader'
import { readDraft } from '@/lib/backend/domains/discussions/drafts/service'
import { findContents, findHeadImages } from '@/lib/backend/domains/discussions/repository'
import { countVotes, findOwnVotes, type OwnVoteRow } from '@/lib/backend/domains/discussions/votes/repository'
import { byId } from '@/lib/backend/graphql/by-id'
import type { GraphContext } from '@/lib/backend/graphql/context'
import { toImage } from '@/lib/backend/integrations/media'
import { previewedId } from '@/lib/backend/integrations/preview'
import type { Discussion } from '@/lib/cms/payload-types'
import type { VoteCode } from '@/lib/contract/discussions'
import type { ImageObject } from '@/lib/contract/shapes'

type Totals = ReadonlyMap<VoteCode, number>

/** What discussions of one request show besides their own row. */
interface DiscussionLoaders {
  content: DataLoader<number, Discussion | null>
  headImage: DataLoader<number, ImageObject | null>
  ownVote: DataLoader<number, OwnVoteRow | null>
  totals: DataLoader<number, Totals>
}

const known = new WeakMap<GraphContext, DiscussionLoaders>()

export function discussionLoaders(context: GraphContext): DiscussionLoaders {
  const found = known.get(context) ?? createLoaders(context)
  known.set(context, found)
  return found
}

function createLoaders({ caller, preview }: GraphContext): DiscussionLoaders {
  const draftId = previewedId(preview, 'discussions')
  return {
    content: byId<Discussion | null>((ids) => contentsOf(ids, draftId), null),
    headImage: byId(
      async (ids) => new Map((await findHeadImages(ids)).map(({ id, image }) => [id, toImage(image)])),
      null,
    ),
    ownVote: byId<OwnVoteRow | null>(
      async (ids) => keyed(caller ? await findOwnVotes(caller.residentId, ids) : [], (vote) => vote.discussion_id),
      null,
    ),
    totals: byId<Totals>(totalsOf, new Map()),
  }
}

/** Published ones, and the draft of the one that is previewed. */
async function contentsOf(ids: readonly number[], draftId: number | undefined): Promise<Map<number, Discussion>> {
  const contents = keyed(await findContents(ids), ({ id }) => id)
  const draft = draftId !== undefined && ids.includes(draftId) ? await readDraft(draftId) : null
  return draft ? contents.set(draft.row.id, draft.content) : contents
}

async function totalsOf(ids: readonly number[]): Promise<Map<number, Totals>> {
  const totals = new Map<number, Map<VoteCode, number>>(ids.map((id) => [id, new Map()]))
  for (const { discussion_id: id, type, total } of await countVotes(ids)) totals.get(id)?.set(type, total)
  return totals
}

function keyed<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}
