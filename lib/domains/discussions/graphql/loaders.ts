import type DataLoader from 'dataloader'
import type { ImageObject } from '@/lib/contract/shapes'
import type { VoteCode } from '@/lib/domains/discussions/contract'
import { readDraft } from '@/lib/domains/discussions/draft-service'
import { findContents, findHeadImages } from '@/lib/domains/discussions/repository'
import { countVotes, findMyVotes, type MyVoteRow } from '@/lib/domains/discussions/votes/repository'
import { createLoader, type GraphqlContext, oncePerRequest } from '@/lib/platform/calls/graphql'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { toImage } from '@/lib/platform/pictures/media'
import { previewedId } from '@/lib/platform/preview/preview'

type Totals = ReadonlyMap<VoteCode, number>

interface DiscussionLoaders {
  content: DataLoader<number, Discussion | null>
  headImage: DataLoader<number, ImageObject | null>
  myVote: DataLoader<number, MyVoteRow | null>
  totals: DataLoader<number, Totals>
}

export const discussionLoaders = oncePerRequest(createLoaders)

function createLoaders({ caller, preview }: GraphqlContext): DiscussionLoaders {
  const draftId = previewedId(preview, 'discussions')
  return {
    content: createLoader<Discussion | null>((ids) => loadContents(ids, draftId), null),
    headImage: createLoader(
      async (ids) => new Map((await findHeadImages(ids)).map(({ id, image }) => [id, toImage(image)])),
      null,
    ),
    myVote: createLoader<MyVoteRow | null>(
      async (ids) => keyed(caller ? await findMyVotes(caller.residentId, ids) : [], (vote) => vote.discussion_id),
      null,
    ),
    totals: createLoader<Totals>(countTotals, new Map()),
  }
}

async function loadContents(ids: readonly number[], draftId: number | undefined): Promise<Map<number, Discussion>> {
  const contents = keyed(await findContents(ids), ({ id }) => id)
  const draft = draftId !== undefined && ids.includes(draftId) ? await readDraft(draftId) : null
  return draft ? contents.set(draft.row.id, draft.content) : contents
}

async function countTotals(ids: readonly number[]): Promise<Map<number, Totals>> {
  const totals = new Map<number, Map<VoteCode, number>>(ids.map((id) => [id, new Map()]))
  for (const { discussion_id: id, type, total } of await countVotes(ids)) totals.get(id)?.set(type, total)
  return totals
}

function keyed<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}
