import type { CityContents } from '@/lib/content/read/content-kinds'
import type { Place } from '@/lib/content/seed/city-map/place-of'
import type { FileUploads } from '@/lib/content/seed/loaders/file-uploads'
import type { PictureUploads } from '@/lib/content/seed/loaders/picture-uploads'
import type { SeedClock } from '@/lib/content/seed/loaders/seed-clock'
import type { SeedWriter } from '@/lib/content/seed/loaders/seed-writer'

/** Every loader works with these. */
export interface Seeding {
  city: CityContents
  /** The city's files lie in this folder. */
  folder: string
  writer: SeedWriter
  clock: SeedClock
  pictures: PictureUploads
  files: FileUploads
  /** Finds where a house stands: as it is written, or as the plan of the demo city has it. */
  placeOf: (thing: Partial<Place> & { address: string }) => Partial<Place> & { address: string }
}
