import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { demoDocuments } from '@/lib/package/seed/content/documents'
import { demoFaq } from '@/lib/package/seed/content/faq'
import { demoServiceCenters } from '@/lib/package/seed/content/service-centers'
import { demoServiceReports, servicesAbout } from '@/lib/package/seed/content/service-reports'
import { demoServices } from '@/lib/package/seed/content/services'
import { demoUsefulLinks } from '@/lib/package/seed/content/useful-links'
import { demoCity, DEMO_FOLDER } from '@/lib/package/demo-city'
import { libraryPictures } from '@/lib/package/seed/pictures/city-pictures'
import { loadConsents } from '@/lib/package/seed/loaders/load-consents'
import { FileShelf } from '@/lib/package/seed/loaders/file-shelf'
import { loadAppeals } from '@/lib/package/seed/loaders/load-appeals'
import { loadClaims } from '@/lib/package/seed/loaders/load-claims'
import { loadCity } from '@/lib/package/seed/loaders/load-city'
import { loadDiscussions } from '@/lib/package/seed/loaders/load-discussions'
import { loadDocuments } from '@/lib/package/seed/loaders/load-documents'
import { loadCityMaps } from '@/lib/package/seed/loaders/load-city-maps'
import { loadFeedback } from '@/lib/package/seed/loaders/load-feedback'
import { loadGalleries } from '@/lib/package/seed/loaders/load-galleries'
import { loadIdeas } from '@/lib/package/seed/loaders/load-ideas'
import { loadMayor } from '@/lib/package/seed/loaders/load-mayor'
import { loadActivity } from '@/lib/package/seed/loaders/load-activity'
import { loadGovernment } from '@/lib/package/seed/loaders/load-government'
import { loadNews } from '@/lib/package/seed/loaders/load-news'
import { loadProjects } from '@/lib/package/seed/loaders/load-projects'
import {
  loadServiceCenters,
  loadServiceReports,
  loadServicesAbout,
  loadUsefulLinks,
} from '@/lib/package/seed/loaders/load-service-places'
import { loadPosters } from '@/lib/package/seed/loaders/load-posters'
import { loadSearch } from '@/lib/package/seed/loaders/load-search'
import { loadServices } from '@/lib/package/seed/loaders/load-services'
import { loadSite } from '@/lib/package/seed/loaders/load-site'
import { ensureNewsTypes } from '@/lib/package/seed/loaders/news-types'
import { loadTourism } from '@/lib/package/seed/loaders/load-tourism'
import { PictureShelf } from '@/lib/package/seed/loaders/picture-shelf'
import { SeedClock } from '@/lib/package/seed/loaders/seed-clock'
import { SeedWriter } from '@/lib/package/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'
import { UploadShelf } from '@/lib/package/seed/loaders/upload-shelf'
import { env } from '@/lib/config/env'

/** Writes the whole demo city; its pages appear in one transaction, all of them or none. */
export async function loadDemoCity(payload: Payload): Promise<void> {
  const city = demoCity()
  const newsTypes = await ensureNewsTypes(payload)
  const uploads = await UploadShelf.open(payload)
  await inTransaction(payload, (writer) =>
    loadAll(newsTypes, {
      city,
      writer,
      clock: new SeedClock(new Date(), env.TIME_ZONE),
      pictures: new PictureShelf(writer, DEMO_FOLDER),
      files: new FileShelf(uploads),
    }),
  )
  await uploads.close()
}

async function inTransaction(payload: Payload, work: (writer: SeedWriter) => Promise<void>): Promise<void> {
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('База данных не начала транзакцию')
  try {
    // files take their time between two writes: PostgreSQL must not take that for a forgotten transaction
    const { sessions } = payload.db as unknown as PostgresAdapter
    await sessions[transaction]?.db.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
    await work(new SeedWriter(payload, transaction))
    await payload.db.commitTransaction(transaction)
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}

/** Pictures are the work of sharp's threads, acts and their files of this one: they go side by side. */
async function loadAll(newsTypes: ReadonlyMap<number, number>, seeding: Seeding): Promise<void> {
  const [serviceIds] = await Promise.all([loadReading(seeding), seeding.pictures.fill(libraryPictures(seeding.city))])
  const newsIds = await loadNews(newsTypes, seeding)
  const popular = demoServices.filter((service) => service.popular).flatMap(({ title }) => serviceIds.get(title) ?? [])
  await loadGovernment(seeding)
  await loadActivity(seeding)
  await loadProjects(seeding)
  await loadSite({ newsIds, popularServices: popular }, seeding)
  await loadPosters(seeding)
  await loadCity(seeding)
  await loadGalleries(seeding)
  await loadCityMaps(seeding)
  await loadTourism(seeding)
  await loadMayor(seeding)
  await loadAppeals(seeding)
  await loadClaims(seeding)
  await loadDiscussions(seeding)
  await loadIdeas(seeding)
}

/** Everything that has files and no pictures; the answer finds a service's id by its title. */
async function loadReading(seeding: Seeding): Promise<ReadonlyMap<string, number>> {
  const actIds = await loadDocuments(demoDocuments, seeding)
  const serviceIds = await loadServices(demoServices, demoFaq, actIds, seeding)
  await loadServiceCenters(demoServiceCenters, seeding)
  await loadServiceReports(demoServiceReports, seeding)
  await loadServicesAbout(servicesAbout, seeding)
  await loadUsefulLinks(demoUsefulLinks, seeding)
  await loadFeedback(seeding)
  await loadConsents(seeding)
  await loadSearch(seeding)
  return serviceIds
}
