import type { Payload } from 'payload'
import { demoCity, DEMO_FOLDER } from '@/lib/content/demo-city'
import type { CityContents } from '@/lib/content/read/content-kinds'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import { demoDocuments, demoServices } from '@/lib/content/seed/content/documents'
import { loadClaims } from '@/lib/content/seed/loaders/load-claims'
import { loadDiscussions } from '@/lib/content/seed/loaders/load-discussions'
import { loadIdeas } from '@/lib/content/seed/loaders/load-ideas'
import { loadCityContents } from '@/lib/content/seed/loaders/load-city-contents'
import type { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { libraryPictures } from '@/lib/content/seed/pictures/city-picture'

export async function loadDemoCity(payload: Payload, progress: SeedProgress): Promise<void> {
  const city = wholeDemoCity()
  await loadCityContents(payload, {
    city,
    folder: DEMO_FOLDER,
    findPlace: ({ address }) => findPlace(address),
    pictures: libraryPictures(city),
    progress,
    loadMore: loadInvented,
  })
}

/** Acts get numbers of their day, and services are composed of offices. */
function wholeDemoCity(): CityContents {
  return {
    ...demoCity(),
    documents: demoDocuments,
    services: demoServices,
  }
}

async function loadInvented(seeding: Seeding): Promise<void> {
  await loadClaims(seeding)
  await loadDiscussions(seeding)
  await loadIdeas(seeding)
}
