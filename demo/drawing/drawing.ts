import type { BeforeAfterKind } from '@/lib/package/seed/content/claim-words'
import type { MapSheet } from '@/lib/package/seed/content/city-map-shapes'
import type { Moment } from '@/lib/package/seed/pictures/city-picture'
import type { Portrait } from './portraits'

/** What a drawn scene shows; the drawing is composed from it, the season, the light and the variant. */
export type PictureSubject =
  | 'coast'
  | 'port'
  | 'oldTown'
  | 'mountains'
  | 'square'
  | 'townHall'
  | 'street'
  | 'courtyard'
  | 'school'
  | 'kindergarten'
  | 'library'
  | 'museum'
  | 'hospital'
  | 'bus'
  | 'railway'
  | 'roadWorks'
  | 'bridge'
  | 'park'
  | 'playground'
  | 'treePlanting'
  | 'stadium'
  | 'running'
  | 'football'
  | 'wrestling'
  | 'stage'
  | 'concert'
  | 'dance'
  | 'cinema'
  | 'exhibition'
  | 'festival'
  | 'market'
  | 'workshop'
  | 'workers'
  | 'housing'
  | 'construction'
  | 'waterSupply'
  | 'power'
  | 'heating'
  | 'waste'
  | 'snow'
  | 'storm'
  | 'beach'
  | 'fishing'
  | 'vineyard'
  | 'fireService'
  | 'police'
  | 'meeting'
  | 'reception'
  | 'documents'
  | 'online'
  | 'family'
  | 'veterans'
  | 'volunteers'
  | 'streetLights'
  | 'animals'
  | 'chess'
  | 'books'
  | 'food'

/** What a scene shows and how. */
export interface SceneWords {
  subject: PictureSubject
  season?: 'winter' | 'spring' | 'summer' | 'autumn'
  light?: 'morning' | 'day' | 'evening' | 'night'
  /** Distinguishes drawings of one subject. */
  variant: number
}

/** From what a picture is drawn. A photo is smaller: residents' telephones took it. */
export type Drawing =
  | { kind: 'scene'; scene: SceneWords; isPhoto: boolean }
  | { kind: 'pair'; pair: BeforeAfterKind; variant: number; moment: Moment; isPhoto: boolean }
  | { kind: 'portrait'; portrait: Portrait }
  | { kind: 'sheet'; sheet: () => MapSheet }
  | { kind: 'panorama' | 'emblem' | 'flag' | 'card' }
