import type { CityContents } from '@/lib/content/read/content-kinds'
import type { Place } from '@/lib/content/seed/city-map/find-place'
import type { FileUploads } from '@/lib/content/seed/loaders/file-uploads'
import type { PictureUploads } from '@/lib/content/seed/loaders/picture-uploads'
import type { SeedClock } from '@/lib/content/seed/loaders/seed-clock'
import type { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import type { SeedWriter } from '@/lib/content/seed/loaders/seed-writer'

export interface Seeding {
  city: CityContents
  /** Folder of the city's files. */
  folder: string
  writer: SeedWriter
  clock: SeedClock
  pictures: PictureUploads
  files: FileUploads
  progress: SeedProgress
  /** Finds a house as written, or on the demo city's plan. */
  findPlace: (thing: Partial<Place> & { address: string }) => Partial<Place> & { address: string }
}
