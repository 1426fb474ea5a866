import type { Moment } from '@/lib/content/seed/pictures/city-picture'
import { slugify } from '@/lib/text/slugify'
import { historyDrawings, type HistoryName } from './draw-history'
import type { Drawing, PictureSubject, SceneWords } from './drawing'
import { portraits } from './portraits'
import { pairKinds } from './scenes/before-after'
import { compositions } from './scenes/compositions'
import { sheets } from './sheets'

const onlyOnes = new Set(['panorama', 'emblem', 'flag', 'card'] as const)
const SCENE =
  /^(?<subject>[a-z-]+?)(?:-(?<season>winter|spring|autumn))?(?:-(?<light>morning|evening|night))?-(?<variant>\d+)$/
const PAIR = /^(?<pair>[a-z-]+)-(?<variant>\d+)-(?<moment>before|after)$/

const bySlug = <Name extends string>(names: readonly Name[]) => new Map(names.map((name) => [slugify(name), name]))
const subjects = bySlug(Object.keys(compositions) as PictureSubject[])
const pairs = bySlug(pairKinds())

/** What a picture of the demo city is drawn from: the name of its file says what it shows. */
export function parseDrawing(file: string): Drawing {
  const name = file.replace(/\.webp$/, '')
  const only = [...onlyOnes].find((one) => one === name)
  const drawing = only
    ? { kind: only }
    : (findSheet(file) ?? findHistory(name) ?? findPortrait(name) ?? parsePair(name) ?? parseScene(name))
  if (!drawing) throw new Error(`По имени «${file}» не понять, что рисовать`)
  return drawing
}

/** Draws the sheet itself, or with «cover-» before its name what a list shows of it. */
function findSheet(file: string): Drawing | undefined {
  const sheet = sheets().get(file.replace(/^cover-/, ''))
  return sheet && { kind: file.startsWith('cover-') ? 'cover' : 'sheet', sheet }
}

function findHistory(name: string): Drawing | undefined {
  return Object.hasOwn(historyDrawings, name) ? { kind: 'history', name: name as HistoryName } : undefined
}

function findPortrait(name: string): Drawing | undefined {
  const portrait = portraits[name]
  return portrait && { kind: 'portrait', portrait }
}

function parsePair(name: string): Drawing | undefined {
  const { said, isPhoto } = plainName(name)
  const { pair = '', variant, moment } = PAIR.exec(said)?.groups ?? {}
  const kind = pairs.get(pair)
  return kind && { kind: 'pair', pair: kind, variant: Number(variant), moment: moment as Moment, isPhoto }
}

function parseScene(name: string): Drawing | undefined {
  const { said, isPhoto } = plainName(name)
  const { subject: slug = '', season = 'summer', light = 'day', variant } = SCENE.exec(said)?.groups ?? {}
  const subject = subjects.get(slug)
  const scene = { subject, season, light, variant: Number(variant) } as SceneWords
  return subject && { kind: 'scene', scene, isPhoto }
}

function plainName(name: string): { said: string; isPhoto: boolean } {
  return { said: name.replace(/^photo-/, ''), isPhoto: name.startsWith('photo-') }
}
