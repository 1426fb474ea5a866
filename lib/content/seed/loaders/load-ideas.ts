import { sql } from '@payloadcms/db-postgres'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import { demoCity } from '@/lib/content/demo-city'
import type { SeedIdea } from '@/lib/content/read/shapes/participation-shapes'
import { ideaPast, type IdeaPast } from '@/lib/content/seed/loaders/idea-past'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

const MAX_COMMENTS = 6
const { authors = [], praise: praises = [], doubts: doubted = [] } = demoCity().ideaPast ?? {}

interface Category {
  id: number
  department: number
}

export async function loadIdeas(seeding: Seeding): Promise<void> {
  const blocks = (seeding.city.cityIdeas?.blocks ?? []).map((text) => ({ description: toLexical(text) }))
  await seeding.writer.fillGlobal('city-ideas', { supportThreshold: 50, blocks, _status: 'published' })
  const categories = await loadCategories(seeding)
  const ideas = seeding.city.ideas.map((idea, index) => ({ idea, index, past: buildPast(idea, seeding) }))
  const inTime = ideas.toSorted((one, other) => (one.past.fields.createdAt < other.past.fields.createdAt ? -1 : 1))
  for (const { idea, index, past } of inTime) await loadIdea({ idea, index, past }, categories, seeding)
}

async function loadCategories({ city, writer }: Seeding): Promise<ReadonlyMap<string, Category>> {
  const categories = new Map<string, Category>()
  for (const [order, { title, department: office }] of (city.dictionaries?.ideaCategories ?? []).entries()) {
    const department = await writer.find('organizations', office)
    const id = await writer.create('idea-categories', { title, department, position: (order + 1) * 100 })
    categories.set(title, { id, department })
  }
  return categories
}

function buildPast(idea: SeedIdea, { city, clock }: Seeding): IdeaPast {
  const alike = city.ideas.filter(({ fate }) => fate === idea.fate)
  return ideaPast(idea, alike.indexOf(idea), alike.length, clock)
}

interface Told {
  idea: SeedIdea
  index: number
  past: IdeaPast
}

async function loadIdea({ idea, index, past }: Told, categories: ReadonlyMap<string, Category>, seeding: Seeding) {
  const category = categories.get(idea.category)
  if (!category) throw new Error(`Нет категории «${idea.category}»`)
  const { writer, files } = seeding
  const { latitude, longitude } = findPlace(idea.address)
  const { fields, events } = past
  const papers = idea.paper ? await files.place([buildPaper(idea.paper, idea)]) : []
  const id = await writer.create('ideas', {
    ...fields,
    title: idea.title,
    text: idea.text,
    address: idea.address,
    x: longitude,
    y: latitude,
    answerText: fields.answerText && fields.answerText,
    reportText: fields.reportText && fields.reportText,
    authorName: authors[(index * 7) % authors.length],
    showAuthor: index % 3 !== 1,
    category: category.id,
    department: category.department,
    ...(fields.publishedAt && {
      ...placePhotos(idea, seeding),
      documents: papers.map((value) => ({ relationTo: 'files' as const, value })),
    }),
  })
  await writer.insert(
    'idea_events',
    events.map((event) => ({ ...event, ideaId: id })),
  )
  if (fields.publishedAt) await loadVotes(id, past, index, seeding)
}

function placePhotos({ photo, reportPhoto }: SeedIdea, { pictures }: Seeding) {
  return { photo: photo && pictures.place(photo), reportImage: reportPhoto && pictures.place(reportPhoto) }
}

/** Demo voters have no accounts: their votes look like those of deleted residents. */
async function loadVotes(id: number, { fields, likes, dislikes }: IdeaPast, index: number, { writer }: Seeding) {
  const words = Array.from({ length: (index * 5) % MAX_COMMENTS }, (_, place) => place)
  const praise = words.map((place) => praises[(index + place * 5) % praises.length] ?? '').slice(0, likes)
  const doubts = index % 4 === 1 ? [doubted[index % doubted.length] ?? ''].slice(0, dislikes) : []
  const vote = (isFor: boolean, total: number, comments: string[]) => sql`
    INSERT INTO private_idea_votes (idea_id, is_for, comment, created_at)
    SELECT ${id}, ${isFor}, (${sql.param(comments)}::text[])[n],
      ${fields.publishedAt}::timestamptz + least(interval '35 days', now() - ${fields.publishedAt}::timestamptz) * n / ${total + 1}
    FROM generate_series(1, ${total}::int) AS n`
  await writer.run(vote(true, likes, praise))
  await writer.run(vote(false, dislikes, doubts))
}

function buildPaper(title: string, { title: idea, text }: SeedIdea) {
  return { name: `${title}.pdf`, title, kind: 'pdf' as const, text: `## ${title}\n\nК идее «${idea}».\n\n${text}` }
}
