import { periodDays } from '@/lib/domains/discussions/hooks/periods'
import {
  actFile,
  discussionContacts,
  discussionOrganizer,
  noteFile,
  noticeFile,
} from '@/lib/content/seed/content/discussions'
import type { SeedDiscussion } from '@/lib/content/read/shapes/participation-shapes'
import { placePapers } from '@/lib/content/seed/loaders/discussion-papers'
import { computeBox, findLand } from '@/lib/content/seed/city-map/read-city-plan'
import { buildVotes } from '@/lib/content/seed/loaders/discussion-votes'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { env } from '@/lib/config/env'
import type { Territory } from '@/lib/domains/discussions/contract'
import { formatLongDate } from '@/lib/time/dates'

export async function loadDiscussions(seeding: Seeding): Promise<void> {
  for (const [index, discussion] of seeding.city.discussions.entries()) await loadDiscussion(discussion, index, seeding)
}

async function loadDiscussion(discussion: SeedDiscussion, index: number, seeding: Seeding): Promise<void> {
  const { writer, clock, pictures, files } = seeding
  const { title, titleNpa, address, land, commentRequired = false } = discussion
  const shape = findLand(land)
  const days = toDays(discussion, seeding)
  const votes = buildVotes(discussion, index, clock)
  const isOver = discussion.periods[3] > 0
  const id = await writer.create('discussions', {
    title,
    titleNpa,
    address,
    commentRequired,
    description: toLexical(discussion.description),
    exhibitionDescription: toLexical(discussion.exhibition),
    organizer: discussionOrganizer,
    contacts: discussionContacts,
    headImage: pictures.place(discussion.picture),
    ...days,
    ...computeMiddle(shape),
    territory: shape as unknown as Record<string, unknown>,
    notificationDocuments: await files.place([noticeFile(discussion, toWords(days))]),
    discussionDocuments: await files.place([noteFile(discussion)]),
    legalActDocuments: await files.place([actFile(discussion)]),
    sketches: discussion.visions.map((picture) => pictures.place(picture)),
    result: discussion.result,
    finishDocuments: isOver ? await placePapers(discussion, { index, days, votes }, seeding) : [],
    _status: 'published',
  })
  await writer.insert(
    'private_discussion_votes',
    votes.map((vote) => ({ ...vote, discussionId: id })),
  )
}

type Days = Record<(typeof periodDays)[number], string>

function toDays({ periods }: SeedDiscussion, { clock }: Seeding): Days {
  return Object.fromEntries(periodDays.map((name, index) => [name, clock.day(periods[index] ?? 0)])) as Days
}

function toWords(days: Days) {
  const words = (day: string) => formatLongDate(day, env.TIME_ZONE)
  return {
    announced: words(days.notificationStartDate),
    start: words(days.exhibitionStartDate),
    finish: words(days.exhibitionFinishDate),
    reviewFinish: words(days.reviewFinishDate),
  }
}

function computeMiddle(shape: Territory): { latitude: number; longitude: number } {
  const [west, south, east, north] = computeBox(shape)
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return { longitude: round((west + east) / 2), latitude: round((south + north) / 2) }
}
