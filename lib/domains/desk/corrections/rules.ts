import { messages } from '@/lib/contract/messages'
import type { Refusal } from '@/lib/contract/workflow'

export const CORRECTION_CONSEQUENCES =
  'Написанное автором останется у модераторов. Автор узнает об исправлении из письма о публикации, все увидят исправленное.'

/** Words and place that an author sent and a moderator may correct before the publication. */
export interface Correctable {
  title?: string
  text: string
  address: string
  x?: number | null
  y?: number | null
}

/** What a moderator typed; an empty field changes nothing. */
export interface CorrectionFields {
  correctedTitle?: string | null | undefined
  correctedText?: string | null | undefined
  correctedAddress?: string | null | undefined
  correctedPlace?: string | null | undefined
}

export type Corrected = Partial<{ title: string; text: string; address: string; x: number; y: number }>

export interface Correction {
  changes: Corrected
  isPlaceRead: boolean
  isInCity: boolean
}

/** Longest texts of a kind of thing, characters. */
interface CorrectionLimits {
  title?: number
  text: number
  address: number
}

const paths = { title: 'correctedTitle', text: 'correctedText', address: 'correctedAddress' } as const
const names = ['title', 'text', 'address'] as const

/** Returns what differs from what the author sent; whether the place is in the city is found apart. */
export function findCorrection(before: Correctable, given: CorrectionFields): Omit<Correction, 'isInCity'> {
  const changes: Corrected = {}
  for (const name of names) {
    const typed = given[paths[name]]?.trim()
    if (typed && typed !== before[name]) changes[name] = typed
  }
  const place = parsePlace(given.correctedPlace ?? '')
  if (place && (place.x !== before.x || place.y !== before.y)) Object.assign(changes, place)
  return { changes, isPlaceRead: place !== null || !given.correctedPlace?.trim() }
}

const emptied = {
  correctedTitle: 'Напишите название',
  correctedText: 'Напишите текст',
  correctedAddress: 'Укажите адрес',
} as const

/** Lists what the form of a correction has lost of the words it was filled with. */
export function listEmptied(form: Pick<FormData, 'get'>): Refusal[] {
  const isBlank = (value: FormDataEntryValue | null) => typeof value === 'string' && value.trim() === ''
  return Object.entries(emptied).flatMap(([path, message]) => (isBlank(form.get(path)) ? [{ path, message }] : []))
}

export function refuseCorrection(correction: Correction | undefined, limits: CorrectionLimits): Refusal | null {
  const { changes = {}, isPlaceRead, isInCity } = correction ?? {}
  for (const name of names) {
    const limit = limits[name]
    if (limit !== undefined && (changes[name] ?? '').length > limit)
      return { path: paths[name], message: messages.textTooLong(limit) }
  }
  if (isPlaceRead === false) return { path: 'correctedPlace', message: 'Напишите широту и долготу через запятую' }
  if (Object.keys(changes).length === 0) return { path: 'correctedText', message: 'Измените текст, адрес или место' }
  return isInCity ? null : { path: 'correctedPlace', message: messages.outsideCity }
}

/** «41.857, 48.561»: latitude and longitude; null for anything else. */
export function parsePlace(text: string): { x: number; y: number } | null {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const y = Number(latitude)
  const x = Number(longitude)
  return latitude && longitude && Math.abs(y) <= 90 && Math.abs(x) <= 180 ? { x, y } : null
}

/** Sentence for the email of the publication; empty if the author's own words are published. */
export function describeCorrection(published: string | null): string {
  return published === null ? '' : ` Перед публикацией её исправили. Теперь в ней: «${published}».`
}
