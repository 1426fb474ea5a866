import type { Payload } from 'payload'
import { demoCity, DEMO_FOLDER } from '@/lib/package/demo-city'
import type { CityContents } from '@/lib/package/folder/package-kinds'
import { placeOf } from '@/lib/package/seed/city-map/place-of'
import { demoDocuments } from '@/lib/package/seed/content/documents'
import { demoServices } from '@/lib/package/seed/content/services'
import { loadClaims } from '@/lib/package/seed/loaders/load-claims'
import { loadDiscussions } from '@/lib/package/seed/loaders/load-discussions'
import { loadIdeas } from '@/lib/package/seed/loaders/load-ideas'
import { loadPackage } from '@/lib/package/seed/loaders/load-package'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'
import { libraryPictures } from '@/lib/package/seed/pictures/city-pictures'

/** Writes the whole demo city: what its folder says, and what is computed of it. */
export async function loadDemoCity(payload: Payload): Promise<void> {
  const city = wholeDemoCity()
  await loadPackage(payload, {
    city,
    folder: DEMO_FOLDER,
    placeOf: ({ address }) => placeOf(address),
    pictures: libraryPictures(city),
    loadMore: loadInvented,
  })
}

/** Acts bear numbers of their day, and services are composed of their offices: they are computed. */
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
