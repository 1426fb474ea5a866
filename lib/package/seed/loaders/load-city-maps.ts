import path from 'node:path'
import type { SeedCityMap } from '@/lib/package/seed/content/city-map-shapes'
import { demoCityMaps, mapCategories } from '@/lib/package/seed/content/city-maps'
import { writeMapPdf } from '@/lib/package/seed/files/write-map-pdf'
import { toLexical } from '@/lib/package/seed/loaders/lexical'
import type { SeedData } from '@/lib/package/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'
import { mapPictures } from '@/lib/package/seed/pictures/city-picture'
import { PICTURES_FOLDER } from '@/lib/package/seed/pictures/finished-picture'

/** The gallery of maps: data, drawn sheets and PDFs made from the plan of the city. */
export async function loadCityMaps(seeding: Seeding): Promise<void> {
  const { writer, clock } = seeding
  const categories = new Map<string, number>()
  for (const [index, title] of mapCategories.entries())
    categories.set(title, await writer.create('map-categories', { title, position: (index + 1) * 10 }))
  for (const [index, map] of demoCityMaps.entries()) {
    const category = categories.get(map.category)
    if (category === undefined) throw new Error(`Нет вида карт «${map.category}»`)
    await writer.create('city-maps', {
      ...{ title: map.title, kind: map.kind, origin: map.origin, lead: map.lead, body: toLexical(map.body) },
      ...(await contentOf(map, seeding)),
      category,
      act: map.act ? await writer.find('documents', map.act) : undefined,
      actualAt: clock.day(map.daysAgo),
      position: (index + 1) * 10,
      _status: 'published',
    })
  }
}

type Content = Pick<SeedData<'city-maps'>, 'image' | 'headImage' | 'source' | 'property' | 'legend'>

async function contentOf(map: SeedCityMap, { pictures, files }: Seeding): Promise<Content> {
  const sheets = mapPictures(map)
  const cover = sheets[0] && pictures.place(sheets[0])
  if (map.kind === 'image') {
    const { signs } = map.sheet()
    return { image: cover, legend: signs.map(({ title, color, kind }) => ({ title, color, kind })) }
  }
  if (map.kind === 'pdf') {
    const pages = map.sheets.map((sheet, index) => {
      const { title, note } = sheet()
      return { caption: `${title}. ${note}`, picture: path.join(PICTURES_FOLDER, sheets[index]?.file ?? '') }
    })
    return {
      source: await files.placeMade(map.file, map.title, 'application/pdf', () => writeMapPdf(map.title, pages)),
      headImage: cover,
      legend: legendOf(map.legend),
    }
  }
  const data = async () => Buffer.from(JSON.stringify(map.data()))
  return {
    source: await files.placeMade(map.file, map.title, 'application/json', data),
    headImage: cover,
    property: map.property,
    legend: legendOf(map.legend),
  }
}

function legendOf(signs: Extract<SeedCityMap, { legend: unknown }>['legend']): Content['legend'] {
  return signs.map(({ title, color, kind, value }) => ({ title, color, kind, value }))
}
