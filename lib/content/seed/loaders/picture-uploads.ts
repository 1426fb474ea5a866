import path from 'node:path'
import pLimit from 'p-limit'
import type { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import type { SeedWriter } from '@/lib/content/seed/loaders/seed-writer'
import type { CityPicture } from '@/lib/content/seed/pictures/city-picture'
import { storePicture } from '@/lib/content/seed/pictures/store-picture'

/** Path of a library file in the back office. */
const ADDRESS = '/cms/media/file'
/** Keeps the disk and sharp's threads busy. */
const AT_ONCE = 4

export class PictureUploads {
  private readonly ids = new Map<string, number>()

  constructor(
    private readonly writer: SeedWriter,
    private readonly folder: string,
    private readonly progress: SeedProgress,
  ) {}

  /** Adds every picture that the contents name, all rows at once. */
  async fill(named: readonly CityPicture[]): Promise<void> {
    const pictures = unique(named)
    const from = { folder: path.join(this.folder, 'pictures'), address: ADDRESS }
    const countPicture = this.progress.begin('картинки', pictures.size)
    const rows = await pLimit(AT_ONCE).map(pictures.values(), async (picture) => {
      const row = await storePicture(picture, from)
      countPicture()
      return row
    })
    const ids = await this.writer.insert('media', rows)
    for (const [index, key] of [...pictures.keys()].entries()) this.ids.set(key, ids[index] ?? 0)
  }

  /** Throws if a picture is missing in the list. */
  place(picture: CityPicture): number {
    const id = this.ids.get(toKey(picture))
    if (id === undefined) throw new Error(`Среди картинок города нет «${picture.file}»: ${picture.alt}`)
    return id
  }
}

/** One library document per picture and description. */
function toKey({ file, alt }: CityPicture): string {
  return `${file}: ${alt}`
}

/** A repeated picture stays once, with its caption. */
function unique(pictures: readonly CityPicture[]): ReadonlyMap<string, CityPicture> {
  const found = new Map<string, CityPicture>()
  for (const picture of pictures) found.set(toKey(picture), { ...found.get(toKey(picture)), ...picture })
  return found
}
