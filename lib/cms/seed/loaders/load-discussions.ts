import { periodDays } from '@/lib/cms/hooks/discussions/periods'
import { cityPlan } from '@/lib/cms/seed/city-map/map-layers'
import {
  actFile,
  demoDiscussions,
  discussionContacts,
  discussionOrganizer,
  noteFile,
  noticeFile,
} from '@/lib/cms/seed/content/discussions'
import type { SeedDiscussion } from '@/lib/cms/seed/content/discussion-shapes'
import { drawMapSheet } from '@/lib/cms/seed/drawing/draw-map-sheet'
import { placePapers } from '@/lib/cms/seed/loaders/discussion-papers'
import { votesOf } from '@/lib/cms/seed/loaders/discussion-votes'
import { toLexical } from '@/lib/cms/seed/loaders/lexical'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'
import { env } from '@/lib/config/env'
import { territory, type Territory } from '@/lib/contract/discussions'
import { formatLongDate } from '@/lib/shared/dates'

/** Degrees of the surroundings on the sheet of a territory. */
const AROUND = 0.004

/** Six discussions with their papers, sketches, votes and proposals. */
export async function loadDiscussions(seeding: Seeding): Promise<void> {
  for (const [index, discussion] of demoDiscussions.entries()) await loadDiscussion(discussion, index, seeding)
}

async function loadDiscussion(discussion: SeedDiscussion, index: number, seeding: Seeding): Promise<void> {
  const { writer, clock, pictures, files } = seeding
  const { title, titleNpa, address, land, commentRequired = false } = discussion
  const shape = landOf(land)
  const days = daysOf(discussion, seeding)
  const votes = votesOf(discussion, index, clock)
  const isOver = discussion.daysAgo[3] > 0
  const id = await writer.create('discussions', {
    ...{ title, titleNpa, address, commentRequired },
    description: toLexical(discussion.description),
    exhibitionDescription: toLexical(discussion.exhibition),
    organizer: discussionOrganizer,
    contacts: discussionContacts,
    headImage: await pictures.place(discussion.picture),
    ...days,
    ...middleOf(shape),
    territory: shape as unknown as Record<string, unknown>,
    notificationDocuments: await files.place([noticeFile(discussion, wordsOf(days))]),
    discussionDocuments: await files.place([noteFile(discussion)]),
    legalActDocuments: await files.place([actFile(discussion)]),
    sketches: await placeSketches(discussion, shape, seeding),
    finishDocuments: isOver ? await placePapers(discussion, { index, days, votes }, seeding) : [],
    _status: 'published',
  })
  for (const vote of votes) await writer.create('discussion-votes', { ...vote, discussion: id })
}

type Days = Record<(typeof periodDays)[number], string>

function daysOf({ daysAgo }: SeedDiscussion, { clock }: Seeding): Days {
  return Object.fromEntries(periodDays.map((name, index) => [name, clock.day(daysAgo[index] ?? 0)])) as Days
}

function wordsOf(days: Days) {
  const words = (day: string) => formatLongDate(day, env.TIME_ZONE)
  return {
    announced: words(days.notificationStartDate),
    start: words(days.exhibitionStartDate),
    finish: words(days.exhibitionFinishDate),
    reviewFinish: words(days.reviewFinishDate),
  }
}

function landOf(name: string): Territory {
  const found = cityPlan().find(({ properties, geometry }) => properties?.name === name && geometry.type === 'Polygon')
  if (!found) throw new Error(`На плане города нет «${name}»`)
  return territory.parse(found.geometry)
}

function ringOf(shape: Territory): readonly (readonly number[])[] {
  return (shape.type === 'Polygon' ? shape.coordinates[0] : shape.coordinates[0]?.[0]) ?? []
}

function boxOf(shape: Territory): [number, number, number, number] {
  const [longitudes, latitudes] = [0, 1].map((axis) => ringOf(shape).map((point) => point[axis] ?? 0))
  const [x, y] = [longitudes ?? [], latitudes ?? []]
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

function middleOf(shape: Territory): { latitude: number; longitude: number } {
  const [west, south, east, north] = boxOf(shape)
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return { longitude: round((west + east) / 2), latitude: round((south + north) / 2) }
}

/** The sheet of the territory and how it shall look. */
async function placeSketches(discussion: SeedDiscussion, shape: Territory, { pictures }: Seeding): Promise<number[]> {
  const { title, address, visions } = discussion
  const [west, south, east, north] = boxOf(shape)
  const sheet = () =>
    drawMapSheet(cityPlan(), {
      title: 'Границы территории',
      note: title,
      frame: [west - AROUND, south - AROUND, east + AROUND, north + AROUND],
      withHouses: true,
      signs: [
        {
          title: 'Территория обсуждения',
          color: '#da2127',
          kind: 'dashes',
          features: [{ type: 'Feature', properties: {}, geometry: shape as GeoJSON.Polygon }],
        },
      ],
    })
  const plan = await pictures.placeDrawing(`discussion-sheet-${title}`, `План: границы территории, ${address}.`, sheet)
  return [plan, ...(await Promise.all(visions.map((picture) => pictures.place(picture))))]
}
