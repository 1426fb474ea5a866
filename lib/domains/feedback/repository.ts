import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { prefixQuery, matchesTitle, russianQuery } from '@/lib/platform/database/russian-search'
import { findPageGlobal, findPublished } from '@/lib/platform/payload/find-pages'
import type {
  DutyPage,
  DutyService,
  Feedback,
  Mayor,
  Minister,
  Reception,
  Setting,
} from '@/lib/platform/payload/payload-types'
import { withDraft } from '@/lib/platform/preview/preview'

export async function findFeedback(draft: boolean): Promise<{ page: Feedback; settings: Setting }> {
  const payload = await payloadClient()
  const [page, settings] = await Promise.all([
    findPageGlobal('feedback', { draft, depth: 0 }),
    payload.findGlobal({ slug: 'settings', depth: 0 }),
  ])
  return { page, settings }
}

export async function findReception(draft: boolean): Promise<Reception> {
  return findPageGlobal('reception', { draft })
}

export async function findReceiving(): Promise<{ mayor: Mayor; officials: Minister[] }> {
  const payload = await payloadClient()
  const [mayor, { docs }] = await Promise.all([
    findPageGlobal('mayor'),
    payload.find({
      collection: 'ministers',
      where: { _status: { equals: 'published' } },
      sort: ['position', 'id'],
      depth: 1,
      populate: { organizations: { title: true, kind: true, ledByMayor: true } },
      select: {
        surname: true,
        name: true,
        patronymic: true,
        post: true,
        area: true,
        photo: true,
        reception: true,
        receptionNote: true,
        phone: true,
        organization: true,
      },
      pagination: false,
    }),
  ])
  return { mayor, officials: (docs as Minister[]).filter(({ reception }) => (reception?.length ?? 0) > 0) }
}

type Described = readonly { name: string; details: string }[]

/** Matches as the organization list does, else prefixes of all words, else of any. Returns indexes in `people`. */
export async function findMatching(people: Described, text: string): Promise<number[]> {
  const conditions = [
    sql`${ofPerson} @@ ${russianQuery(text)} OR ${matchesTitle(sql`p.name`, text)}`,
    sql`${ofPerson} @@ ${prefixQuery(text, 'all')}`,
    sql`${ofPerson} @@ ${prefixQuery(text, 'any')}`,
  ]
  for (const condition of conditions) {
    const found = await findWhere(people, condition)
    if (found.length > 0) return found
  }
  return []
}

const ofPerson = sql`to_tsvector('russian', plain_letters(concat_ws(' ', p.name, p.details)))`

async function findWhere(people: Described, condition: SQL): Promise<number[]> {
  const names = people.map(({ name }) => name)
  const details = people.map((person) => person.details)
  const found = await query<{ place: number }>(sql`SELECT p.place::int - 1 AS place
    FROM unnest(${sql.param(names)}::text[], ${sql.param(details)}::text[]) WITH ORDINALITY AS p(name, details, place)
    WHERE ${condition}`)
  return found.map(({ place }) => place)
}

export async function findDutyServices(
  draft: boolean,
  previewedId: number | undefined,
): Promise<{ page: DutyPage; services: DutyService[] }> {
  const [page, published] = await Promise.all([
    findPageGlobal('duty-page', { draft, depth: 0 }),
    findPublished('duty-services', { sort: ['position', 'id'] }),
  ])
  return { page, services: await withDraft('duty-services', published, { id: previewedId }) }
}
