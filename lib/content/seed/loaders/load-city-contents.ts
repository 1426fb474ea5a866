import { sql } from '@payloadcms/db-postgres'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { letterheadEmblem } from '@/lib/platform/documents/papers/letterhead-emblem'
import type { FileHeading } from '@/lib/platform/documents/papers/paper'
import type { CityContents } from '@/lib/content/read/content-kinds'
import type { CityPicture } from '@/lib/content/seed/pictures/city-picture'
import { loadAppeals } from '@/lib/content/seed/loaders/load-appeals'
import { FileUploads } from '@/lib/content/seed/loaders/file-uploads'
import { loadCityMaps } from '@/lib/content/seed/loaders/load-city-maps'
import { loadCity } from '@/lib/content/seed/loaders/load-city'
import { loadDocuments } from '@/lib/content/seed/loaders/load-documents'
import { loadFeedback } from '@/lib/content/seed/loaders/load-feedback'
import { loadGalleries } from '@/lib/content/seed/loaders/load-galleries'
import { loadMayor } from '@/lib/content/seed/loaders/load-mayor'
import { loadGovernment } from '@/lib/content/seed/loaders/load-government'
import { loadNews } from '@/lib/content/seed/loaders/load-news'
import { loadProjects } from '@/lib/content/seed/loaders/load-projects'
import {
  loadServiceCenters,
  loadServiceReports,
  loadServicesAbout,
  loadUsefulLinks,
} from '@/lib/content/seed/loaders/load-service-places'
import { loadPosters } from '@/lib/content/seed/loaders/load-posters'
import { loadThemes } from '@/lib/content/seed/loaders/load-themes'
import { loadServices } from '@/lib/content/seed/loaders/load-services'
import { loadSite } from '@/lib/content/seed/loaders/load-site'
import { ensureNewsTypes } from '@/lib/domains/news/repository'
import { loadTourism } from '@/lib/content/seed/loaders/load-tourism'
import { PictureUploads } from '@/lib/content/seed/loaders/picture-uploads'
import { SeedClock } from '@/lib/content/seed/loaders/seed-clock'
import type { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import { SeedWriter } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { Uploads } from '@/lib/content/seed/loaders/uploads'
import { env } from '@/lib/config/env'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import { missingSynonyms } from '@/lib/domains/search/common-synonyms'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'

interface Filling {
  city: CityContents
  folder: string
  findPlace: Seeding['findPlace']
  pictures: readonly CityPicture[]
  progress: SeedProgress
  /** Loads residents' content, which a real city begins without. */
  loadMore?: (seeding: Seeding) => Promise<void>
}

/** Writes a city's contents in one transaction. */
export async function loadCityContents(payload: Payload, filling: Filling): Promise<void> {
  const { city, folder, findPlace, pictures, progress } = filling
  const newsTypes = await ensureNewsTypes(payload)
  const uploads = await Uploads.open(payload)
  const letterhead = await readLetterhead(city, folder)
  await inTransaction(payload, async (writer) => {
    const seeding: Seeding = {
      city,
      folder,
      findPlace,
      writer,
      clock: new SeedClock(new Date(), env.TIME_ZONE),
      pictures: new PictureUploads(writer, folder, progress),
      files: new FileUploads(uploads, letterhead, folder),
      progress,
    }
    await loadAll(newsTypes, pictures, seeding)
    await filling.loadMore?.(seeding)
    await writer.run(sql`SELECT renew_word_rarity()`)
  })
  await uploads.close()
}

async function readLetterhead({ settings }: CityContents, folder: string): Promise<FileHeading> {
  const emblem = settings?.emblem && (await readFile(path.join(folder, 'pictures', settings.emblem.file)))
  return {
    city: `${settings?.republic ?? ''}, город ${settings?.city ?? ''}`,
    issuer: settings?.administration ?? '',
    emblem: await letterheadEmblem(emblem),
  }
}

async function inTransaction(payload: Payload, work: (writer: SeedWriter) => Promise<void>): Promise<void> {
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('База данных не начала транзакцию')
  try {
    // files take time between two writes; PostgreSQL must not end the idle transaction
    const writer = new SeedWriter(payload, transaction)
    await writer.run(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
    await work(writer)
    await payload.db.commitTransaction(transaction)
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}

/** Pictures run in sharp's threads, acts and files in this one, so both run in parallel. */
async function loadAll(
  newsTypes: ReadonlyMap<number, number>,
  pictures: readonly CityPicture[],
  seeding: Seeding,
): Promise<void> {
  const [serviceIds] = await Promise.all([loadReading(seeding), seeding.pictures.fill(pictures)])
  const newsIds = await loadNews(newsTypes, seeding)
  const popular = seeding.city.services
    .filter((service) => service.popular)
    .flatMap(({ title }) => serviceIds.get(title) ?? [])
  await loadGovernment(seeding)
  await loadActivity(seeding)
  await loadProjects(seeding)
  await loadSite({ newsIds, popularServices: popular }, seeding)
  await loadPosters(seeding)
  await loadCity(seeding)
  await loadGalleries(seeding)
  await loadTourism(seeding)
  await loadMayor(seeding)
  await loadThemes(seeding)
  await loadAppeals(seeding)
  await loadCityMaps(seeding)
}

/** Loads everything with files but no pictures. Returns service ids by title. */
async function loadReading(seeding: Seeding): Promise<ReadonlyMap<string, number>> {
  const actIds = await loadDocuments(seeding)
  const serviceIds = await loadServices(actIds, seeding)
  await loadServiceCenters(seeding)
  await loadServiceReports(seeding)
  await loadServicesAbout(seeding)
  await loadUsefulLinks(seeding)
  await loadFeedback(seeding)
  await loadConsents(seeding)
  await loadSearch(seeding)
  return serviceIds
}

async function loadConsents({ city, writer }: Seeding): Promise<void> {
  for (const { body, ...text } of city.consents)
    await writer.create('consent-texts', { ...text, body: toLexical(body) })
}

/** A city begins with its own synonyms and the common ones that it does not have. */
async function loadSearch({ city, writer }: Seeding): Promise<void> {
  const synonyms = city.search?.synonyms ?? []
  for (const words of [...synonyms, ...missingSynonyms(synonyms)]) await writer.create('search-synonyms', { words })
  for (const [index, bet] of (city.search?.bestBets ?? []).entries()) {
    await writer.create('search-best-bets', { ...bet, position: (index + 1) * 10 })
  }
}

async function loadActivity({ city, writer, clock, files }: Seeding): Promise<void> {
  const types = new Dictionary(writer, 'activity-types')
  const { dictionaries, activityItems } = city
  await types.fill([...(dictionaries?.activityTypes ?? []), ...activityItems.map(({ type }) => type)])
  for (const item of activityItems.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await writer.create('activity-items', {
      title: item.title,
      summary: item.summary,
      type: types.id(item.type),
      year: item.year,
      date: clock.day(item.daysAgo),
      deadline: item.deadline === undefined ? undefined : clock.day(item.deadline),
      organization: item.organization ? await writer.find('organizations', item.organization) : undefined,
      files: await files.place(item.files),
      _status: 'published',
    })
  }
}
