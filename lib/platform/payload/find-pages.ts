import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  PayloadRequest,
  PopulateType,
  SelectType,
  Where,
} from 'payload'
import { AppError } from '@/lib/contract/errors'
import { payloadClient, query } from '@/lib/platform/database/payload-client'

interface ReadOptions {
  depth?: number
  populate?: PopulateType
  select?: SelectType
}

/** Returns a page: its newest draft, or only a published one. Throws notFound, or gone for a deleted page. */
export async function requirePage<Slug extends CollectionSlug>(
  collection: Slug,
  id: number,
  options: ReadOptions & { draft: boolean },
): Promise<DataFromCollectionSlug<Slug>> {
  const payload = await payloadClient()
  const page = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 1,
    disableErrors: true,
    ...options,
  })
  if (page && (options.draft || ('_status' in page && page._status === 'published')))
    return page as DataFromCollectionSlug<Slug>
  // the trigger knows the table, whose name has underscores where the slug has hyphens
  const table = collection.replaceAll('-', '_')
  const gone = await query(sql`SELECT 1 FROM gone_pages WHERE collection = ${table} AND id = ${id}`)
  throw new AppError(gone.length > 0 ? 'gone' : 'notFound')
}

/**
 * Returns a page that is a global: its newest draft, or what is published. Nothing while it is off the site: Payload keeps
 * the draft in its row then. Its fields are as empty as before the first save.
 */
export async function findPageGlobal<Slug extends GlobalSlug>(
  slug: Slug,
  { draft = false, depth = 1, req }: { draft?: boolean; depth?: number; req?: Partial<PayloadRequest> } = {},
): Promise<DataFromGlobalSlug<Slug>> {
  const page = await (await payloadClient()).findGlobal({ slug, draft, depth, ...(req && { req }) })
  const isHidden = !draft && 'createdAt' in page && page.createdAt && '_status' in page && page._status === 'draft'
  return (isHidden ? { id: page.id } : page) as DataFromGlobalSlug<Slug>
}

export async function findPublished<Slug extends CollectionSlug>(
  collection: Slug,
  { where, ...options }: ReadOptions & { where?: Where; sort: string | string[] },
): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: { ...where, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    ...options,
  })
  return docs as DataFromCollectionSlug<Slug>[]
}

/** Returns rows in the order of the given ids; `where` may leave some out. */
export async function findByIds<Slug extends CollectionSlug>(
  collection: Slug,
  ids: readonly number[],
  { where, ...options }: ReadOptions & { where?: Where } = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  if (ids.length === 0) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: { ...where, id: { in: [...ids] } },
    depth: 1,
    pagination: false,
    ...options,
  })
  const position = ({ id }: { id: number | string }) => ids.indexOf(Number(id))
  return docs.sort((one, other) => position(one) - position(other)) as DataFromCollectionSlug<Slug>[]
}

export async function findDraft<Slug extends CollectionSlug>(
  collection: Slug,
  id: number,
  options: ReadOptions = {},
): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await payloadClient()
  const draft = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    draft: true,
    depth: 1,
    disableErrors: true,
    ...options,
  })
  return draft as DataFromCollectionSlug<Slug> | null
}
