import type { FileShelf } from '@/lib/cms/seed/loaders/file-shelf'
import type { PictureShelf } from '@/lib/cms/seed/loaders/picture-shelf'
import type { SeedClock } from '@/lib/cms/seed/loaders/seed-clock'
import type { SeedWriter } from '@/lib/cms/seed/loaders/seed-writer'

/** What every loader works with. */
export interface Seeding {
  writer: SeedWriter
  clock: SeedClock
  pictures: PictureShelf
  files: FileShelf
}
