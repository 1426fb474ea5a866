import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeCityMap } from './make-city-map'

export const CITY_MAP_FILE = 'public/city-map/samursk.geojson'

/** Writes the plan of the demo city, one feature per line for readable diffs. */
export async function writeCityMap(file = CITY_MAP_FILE): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, cityMapText())
}

export function cityMapText(): string {
  const { features } = makeCityMap()
  return `{"type":"FeatureCollection","features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`
}
