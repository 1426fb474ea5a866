import { demoCity } from '@/lib/package/demo-city'
import { demoCityMaps } from '@/lib/package/seed/content/city-maps'
import type { MapSheet } from '@/lib/package/seed/content/city-map-shapes'
import { mapPictures, type Moment } from '@/lib/package/seed/pictures/city-picture'
import { discussionSheet, territorySheet } from '@/lib/package/seed/pictures/discussion-sheet'
import { slugify } from '@/lib/shared/slugify'
import type { Drawing, PictureSubject, SceneWords } from './drawing'
import { portraits } from './portraits'
import { pairKinds } from './scenes/before-after'
import { compositions } from './scenes/compositions'

const onlyOnes = new Set(['panorama', 'emblem', 'flag', 'card'] as const)
const SCENE =
  /^(?<subject>[a-z-]+?)(?:-(?<season>winter|spring|autumn))?(?:-(?<light>morning|evening|night))?-(?<variant>\d+)$/
const PAIR = /^(?<pair>[a-z-]+)-(?<variant>\d+)-(?<moment>before|after)$/

const bySlug = <Name extends string>(names: readonly Name[]) => new Map(names.map((name) => [slugify(name), name]))
const subjects = bySlug(Object.keys(compositions) as PictureSubject[])
const pairs = bySlug(pairKinds())

/** What a picture of the demo city is drawn from: the name of its file says what it shows. */
export function drawingOf(file: string): Drawing {
  const name = file.replace(/\.webp$/, '')
  const only = [...onlyOnes].find((one) => one === name)
  const drawing = only ? { kind: only } : (sheetOf(file) ?? portraitOf(name) ?? pairOf(name) ?? sceneOf(name))
  if (!drawing) throw new Error(`По имени «${file}» не понять, что рисовать`)
  return drawing
}

function sheetOf(file: string): Drawing | undefined {
  const sheet = sheets().get(file)
  return sheet && { kind: 'sheet', sheet }
}

/** Sheets of the gallery of maps and of the territories of discussions. */
function sheets(): ReadonlyMap<string, () => MapSheet> {
  const maps = demoCityMaps.flatMap((map) => {
    const drawn = map.kind === 'pdf' ? map.sheets : [map.sheet]
    return mapPictures(map).flatMap(({ file }, index) => {
      const sheet = drawn[index]
      return sheet ? [[file, sheet] as const] : []
    })
  })
  const territories = demoCity().discussions.map(
    (one) => [discussionSheet(one).file, () => territorySheet(one)] as const,
  )
  return new Map([...maps, ...territories])
}

function portraitOf(name: string): Drawing | undefined {
  const portrait = portraits[name]
  return portrait && { kind: 'portrait', portrait }
}

function pairOf(name: string): Drawing | undefined {
  const { said, isPhoto } = plainName(name)
  const { pair = '', variant, moment } = PAIR.exec(said)?.groups ?? {}
  const kind = pairs.get(pair)
  return kind && { kind: 'pair', pair: kind, variant: Number(variant), moment: moment as Moment, isPhoto }
}

function sceneOf(name: string): Drawing | undefined {
  const { said, isPhoto } = plainName(name)
  const { subject: slug = '', season = 'summer', light = 'day', variant } = SCENE.exec(said)?.groups ?? {}
  const subject = subjects.get(slug)
  const scene = { subject, season, light, variant: Number(variant) } as SceneWords
  return subject && { kind: 'scene', scene, isPhoto }
}

function plainName(name: string): { said: string; isPhoto: boolean } {
  return { said: name.replace(/^photo-/, ''), isPhoto: name.startsWith('photo-') }
}
