import { cityPlan } from '@/lib/cms/seed/city-map/map-layers'
import type { SeedCityMap } from '@/lib/cms/seed/content/city-map-shapes'
import { demoCityMaps, mapCategories } from '@/lib/cms/seed/content/city-maps'
import { drawMapSheet, type MapSheet } from '@/lib/cms/seed/drawing/draw-map-sheet'
import { writeMapPdf } from '@/lib/cms/seed/files/write-map-pdf'
import { toLexical } from '@/lib/cms/seed/loaders/lexical'
import type { SeedData } from '@/lib/cms/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'

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
  const picture = (sheet: () => MapSheet) =>
    pictures.placeDrawing(`map-sheet-1-${map.title}`, `Карта: ${map.title}.`, () => drawMapSheet(cityPlan(), sheet()))
  if (map.kind === 'image') {
    const sheet = map.sheet()
    return {
      image: await picture(map.sheet),
      legend: sheet.signs.map(({ title, color, kind }) => ({ title, color, kind })),
    }
  }
  if (map.kind === 'pdf') {
    const sheets = map.sheets.map((sheet) => sheet())
    const first = map.sheets[0]
    const made = () =>
      writeMapPdf(
        map.title,
        sheets.map((sheet) => ({ caption: `${sheet.title}. ${sheet.note}`, svg: drawMapSheet(cityPlan(), sheet) })),
      )
    return {
      source: await files.placeMade(map.file, map.title, 'application/pdf', made),
      headImage: first ? await picture(first) : undefined,
      legend: legendOf(map.legend),
    }
  }
  const data = async () => Buffer.from(JSON.stringify(map.data()))
  return {
    source: await files.placeMade(map.file, map.title, 'application/json', data),
    headImage: await picture(map.sheet),
    property: map.property,
    legend: legendOf(map.legend),
  }
}

function legendOf(signs: Extract<SeedCityMap, { legend: unknown }>['legend']): Content['legend'] {
  return signs.map(({ title, color, kind, value }) => ({ title, color, kind, value }))
}
