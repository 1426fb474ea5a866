import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import type { SeedWriter } from '@/lib/content/seed/loaders/seed-writer'
import type { CityPicture } from '@/lib/content/seed/pictures/city-picture'
import { storePicture } from '@/lib/content/seed/pictures/store-picture'
import { storageFolders } from '@/lib/config/storage'

/** The back office shows a file of the media library here. */
const ADDRESS = '/cms/media/file'
/** So many at once keep the disk and sharp's threads busy. */
const AT_ONCE = 4

/** Puts the pictures of a city's folder into the media library as documents. */
export class PictureUploads {
  private readonly ids = new Map<string, number>()

  constructor(
    private readonly writer: SeedWriter,
    private readonly folder: string,
  ) {}

  /** Fills the library with every picture that the contents name, all rows at once. */
  async fill(named: readonly CityPicture[]): Promise<void> {
    await mkdir(storageFolders.media, { recursive: true })
    const pictures = unique(named)
    const from = { folder: path.join(this.folder, 'pictures'), address: ADDRESS }
    const rows = await pLimit(AT_ONCE).map(pictures.values(), (picture) => storePicture(picture, from))
    const ids = await this.writer.insert('media', rows)
    for (const [index, key] of [...pictures.keys()].entries()) this.ids.set(key, ids[index] ?? 0)
  }

  /** Gives the media id of a picture; a missing one is a mistake in the list of pictures. */
  place(picture: CityPicture): number {
    const id = this.ids.get(keyOf(picture))
    if (id === undefined) throw new Error(`Среди картинок города нет «${picture.file}»: ${picture.alt}`)
    return id
  }
}

/** One document of the library shows one picture with one description. */
function keyOf({ file, alt }: CityPicture): string {
  return `${file}: ${alt}`
}

/** A picture in an album and elsewhere stays once, with the caption. */
function unique(pictures: readonly CityPicture[]): ReadonlyMap<string, CityPicture> {
  const found = new Map<string, CityPicture>()
  for (const picture of pictures) found.set(keyOf(picture), { ...found.get(keyOf(picture)), ...picture })
  return found
}
