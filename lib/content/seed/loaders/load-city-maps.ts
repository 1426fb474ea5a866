import path from 'node:path'
import type { SeedCityMap } from '@/lib/content/read/shapes/city-map-shape'
import { writeMapPdf } from '@/lib/content/seed/files/write-map-pdf'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadCityMaps(seeding: Seeding): Promise<void> {
  const { city, writer, clock } = seeding
  const categories = new Dictionary(writer, 'map-categories')
  await categories.fill(city.cityMaps.map(({ category }) => category))
  for (const [index, map] of city.cityMaps.entries()) {
    await writer.create('city-maps', {
      title: map.title,
      kind: map.kind,
      origin: map.origin,
      lead: map.lead,
      body: toLexical(map.body),
      ...(await buildContent(map, seeding)),
      legend: map.legend,
      category: categories.id(map.category),
      act: map.act ? await writer.find('documents', map.act) : undefined,
      actualAt: clock.day(map.date),
      position: (index + 1) * 10,
      _status: 'published',
    })
  }
}

type Content = Pick<SeedData<'city-maps'>, 'image' | 'headImage' | 'source' | 'property'>

async function buildContent(map: SeedCityMap, { city, folder, pictures, files }: Seeding): Promise<Content> {
  const cover = map.picture && pictures.place(map.picture)
  if (map.kind === 'image') return { image: cover, headImage: map.cover && pictures.place(map.cover) }
  if (map.kind === 'pdf') {
    const sheets = map.sheets.map(({ caption, picture }) => ({
      caption,
      picture: path.join(folder, 'pictures', picture),
    }))
    if (map.sheets.length === 0) return { source: await files.placeReady({ ...map, name: map.file }), headImage: cover }
    const make = () => writeMapPdf(map.title, sheets)
    return { source: await files.placeMade(map.file, map.title, 'application/pdf', make), headImage: cover }
  }
  const { type, features } = city.layers.find(({ file }) => file === map.layer) ?? {}
  const data = () => Promise.resolve(Buffer.from(JSON.stringify({ type, features })))
  return {
    source: await files.placeMade(map.layer, map.title, 'application/json', data),
    headImage: cover,
    property: map.property,
  }
}
