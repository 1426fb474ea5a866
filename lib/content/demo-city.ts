import path from 'node:path'
import { env } from '@/lib/config/env'
import type { CityContents } from '@/lib/content/read/content-kinds'
import { readCityFolder } from '@/lib/content/read/read-city-folder'
import { once } from '@/lib/content/once'

export const DEMO_FOLDER = path.resolve('demo')

/** The written contents of the demo city; computed ones are in `seed/content`. */
export const demoCity: () => CityContents = once(() =>
  readCityFolder(DEMO_FOLDER, { zone: env.TIME_ZONE, isInvented: true }),
)

/** Returns a fact of the demo city by name: `phones.library`. */
export function fact(name: string): string {
  const value = demoCity().facts.get(name)
  if (value === undefined) throw new Error(`В demo нет факта «${name}»`)
  return value
}
