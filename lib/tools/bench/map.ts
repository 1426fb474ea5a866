import { TILE, worldPixel } from '@/lib/contract/web-mercator'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { medianTime } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'

const ADDRESSES = 100_000
const ZOOMS = [12, 14, 16, 18]
const CENTER = { latitude: 41.86, longitude: 48.56 }

/** Times of tiles, new and cached, and of addresses among 100 000. */
export async function measureMap(portal: BenchPortal): Promise<Row[]> {
  const tiles: Row[] = []
  await measureTime(portal, tileAt(ZOOMS[0] ?? 12, 3)) // the first tiles have the plan read and the fonts opened
  for (const zoom of ZOOMS) {
    const cold: number[] = []
    for (const shift of [-1, 0, 1]) cold.push(await measureTime(portal, `${tileAt(zoom, shift)}@2x`))
    tiles.push({ показатель: `плитка ${zoom}@2x, первая, мс`, значение: Math.max(...cold), цель: '≤ 250' })
  }
  const kept = await medianTime(portal.url + tileAt(14, 0))
  await portal.scale(`addresses=${ADDRESSES}`)
  const questions = [
    ['адрес с ошибкой', `text=${encodeURIComponent('улица Партовая дом 12')}`],
    ['начало названия', `text=${encodeURIComponent('порт')}`],
    ['адрес по точке', `latitude=${CENTER.latitude}&longitude=${CENTER.longitude}`],
  ] as const
  const answers: Row[] = []
  for (const [name, query] of questions) {
    const median = await medianTime(`${portal.url}/api/geocode?${query}`)
    answers.push({ показатель: `${name} из ${ADDRESSES}, мс`, значение: median, цель: '≤ 20' })
  }
  return [...tiles, { показатель: 'плитка из хранимых, мс', значение: kept, цель: '≤ 5' }, ...answers]
}

function tileAt(zoom: number, shift: number): string {
  const { x, y } = worldPixel(CENTER, zoom)
  return `/map/tiles/${zoom}/${Math.floor(x / TILE) + shift}/${Math.floor(y / TILE)}`
}

async function measureTime(portal: BenchPortal, path: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(portal.url + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return Math.round(performance.now() - began)
}
