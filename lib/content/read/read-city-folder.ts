import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { brokenActs } from '@/lib/content/read/check-acts'
import { createCalendar } from '@/lib/content/read/calendar'
import { brokenLegends, brokenLinks, brokenRelations, type ReadThing } from '@/lib/content/read/check-links'
import { contentFields } from '@/lib/content/read/fields'
import { parseOptions, toFolderError, toFolderErrors } from '@/lib/content/read/schema-errors'
import {
  demoKinds,
  inventedSingleKinds,
  manyKinds,
  singleKinds,
  type CityContents,
  type InventedContents,
  type Kind,
} from '@/lib/content/read/content-kinds'
import { CityFolderError, type FolderError } from '@/lib/content/read/folder-errors'
import { fillPlaceholders, placeholderValues, type PlaceholderValues } from '@/lib/content/read/placeholders'
import { readFacts, themeFacts } from '@/lib/content/read/read-facts'
import { readGeojson, readMarkdown, readYaml, type Source } from '@/lib/content/read/read-source'
import type { SeedClaimBranch } from '@/lib/content/read/shapes/participation-shapes'
import { LAYERS, unknownFiles } from '@/lib/content/read/unknown-files'

const START = 'package.yaml'
const startShape = z.strictObject({ day: z.union([z.literal('today'), z.iso.date()]) })

interface Reading {
  folder: string
  words: PlaceholderValues
  report: (mistake: FolderError) => void
}

interface Options {
  zone: string
  now?: Date
  /** True for the demo city: its residents' texts are invented too. */
  isInvented?: boolean
}

/**
 * Reads a city's contents for a day. Checks fields, pictures and links first; throws CityFolderError with all errors.
 */
export function readCityFolder(folder: string, { zone, now = new Date(), isInvented = false }: Options): CityContents {
  const mistakes: FolderError[] = []
  const report = (mistake: FolderError) => void mistakes.push(mistake)
  const calendar = createCalendar(now, zone, readStart({ folder, words: () => undefined, report }))
  const fields = contentFields(calendar, folder)
  const many = { ...manyKinds(fields), ...(isInvented && demoKinds(fields)) }
  const single = { ...singleKinds(fields), ...(isInvented && inventedSingleKinds) }
  const facts = readFacts(folder, report)
  const reading = (known: ReadonlyMap<string, string>) => ({
    folder,
    words: placeholderValues(calendar, known),
    report,
  })
  const branches = readFolder('claim-branches', many['claim-branches'], reading(facts))
  const themes = branches.flatMap(({ value }) => (value as SeedClaimBranch).themes)
  const known = new Map([...facts, ...themeFacts(themes)])
  const things = new Map([['claim-branches', branches], ...readAll(many, single, reading(known))])
  const computed = isInvented ? ['documents', 'services'] : []
  const unread = mistakes.map(({ file }) => file.replace(/[/.].*/, ''))
  mistakes.push(...unknownFiles(folder, new Set(things.keys())), ...brokenBetween(things, [...computed, ...unread]))
  if (mistakes.length > 0) throw new CityFolderError(folder, mistakes)
  return { ...noneInvented, ...buildContents(things, new Set(Object.keys(single))), facts: known }
}

/** Skips names of an unknown kind. */
function brokenBetween(things: ReadonlyMap<string, readonly ReadThing[]>, unknown: readonly string[]) {
  const areActsKnown = !unknown.some((kind) => kind.startsWith('act-'))
  return [
    ...brokenLinks(things, new Set(unknown)),
    ...brokenRelations(things, new Set(unknown)),
    ...brokenLegends(things),
    ...(areActsKnown ? brokenActs(things) : []),
  ]
}

const noneInvented: InventedContents = {
  ideas: [],
  discussions: [],
  appeals: [],
  actDrafts: [],
  actTemplates: [],
  serviceDrafts: [],
}

type Added = 'facts' | keyof InventedContents

function buildContents(
  things: ReadonlyMap<string, readonly ReadThing[]>,
  single: ReadonlySet<string>,
): Omit<CityContents, Added> {
  const entries = [...things].map(([name, found]) => {
    const values = found.map(({ value }) => value)
    return [
      name.replace(/-(\w)/g, (_, character: string) => character.toUpperCase()),
      single.has(name) ? values[0] : values,
    ]
  })
  return Object.fromEntries(entries) as Omit<CityContents, Added> // the names and the shapes are those of the kinds
}

/** Returns the day that contents count from; undefined is today. */
function readStart(reading: Reading): string | undefined {
  if (!existsSync(path.join(reading.folder, START))) {
    reading.report({ file: START, message: 'файла нет, а он называет день, от которого считаются даты' })
    return undefined
  }
  const [read] = readThings(START, { shape: startShape }, reading)
  const day = (read?.value as z.output<typeof startShape> | undefined)?.day
  return day === 'today' ? undefined : day
}

type Kinds = Record<string, Kind>

function readAll(many: Kinds, single: Kinds, reading: Reading): [string, ReadThing[]][] {
  const rest = Object.entries(many).filter(([name]) => name !== 'claim-branches')
  return [
    ...rest.map(([name, kind]): [string, ReadThing[]] => [name, readFolder(name, kind, reading)]),
    ...Object.entries(single).map(([name, kind]): [string, ReadThing[]] => [name, readFile(name, kind, reading)]),
  ]
}

function readFolder(name: string, kind: Kind, reading: Reading): ReadThing[] {
  const folder = path.join(reading.folder, name)
  if (!existsSync(folder)) return []
  const ending = name === LAYERS ? /\.geojson$/ : /\.(md|yaml)$/
  const files = readdirSync(folder).filter((file) => ending.test(file))
  return files.toSorted().flatMap((file) => readThings(`${name}/${file}`, kind, reading))
}

function readFile(name: string, kind: Kind, reading: Reading): ReadThing[] {
  const files = [`${name}.md`, `${name}.yaml`].filter((file) => existsSync(path.join(reading.folder, file)))
  return files.flatMap((file) => readThings(file, kind, reading))
}

function readThings(file: string, kind: Kind, reading: Reading): ReadThing[] {
  const sources = readSources(file, kind, reading)
  return sources.flatMap((source) => {
    const value = check(source, kind, reading)
    return value === undefined ? [] : [{ source, value }]
  })
}

function readSources(file: string, { body }: Kind, { folder, report }: Reading): Source[] {
  if (file.endsWith('.md')) return readMarkdown(folder, file, body, report)
  return file.endsWith('.geojson') ? readGeojson(folder, file, report) : readYaml(folder, file, report)
}

function check(source: Source, { shape, filledLater }: Kind, { words, report }: Reading): object | undefined {
  const wordsNow: PlaceholderValues = (name) => (filledLater?.test(name) ? `{{${name}}}` : words(name))
  const filled = fillPlaceholders(source.value, wordsNow, (field, written) => {
    report(toFolderError(source, field, `неизвестно, что такое ${written}`))
  })
  const checked = shape.safeParse(filled, parseOptions)
  if (checked.success) return checked.data as object
  toFolderErrors(checked.error, source).forEach(report)
  return undefined
}
