/**
 * Shapes of the demo city's written content. Dates are given as days before the day of seeding, so that a fresh
 * city is always fresh; everything else is fixed, so the same seed makes the same city.
 */
import type { MarkedText, Paper } from '@/lib/platform/documents/papers/paper'

/** What a drawn picture shows; the drawing is composed from it, the season, the light and the variant. */
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

export interface SeedPicture {
  subject: PictureSubject
  season?: 'winter' | 'spring' | 'summer' | 'autumn'
  light?: 'morning' | 'day' | 'evening' | 'night'
  /** Distinguishes drawings of one subject. */
  variant: number
  /** Alternative text: what the drawing shows, one Russian sentence. */
  alt: string
}

export interface SeedNews {
  /** 1 Новости, 2 Объявления, 3 Анонсы, 4 Официально, 5 Фоторепортажи, 6 Видео, 7 Интервью */
  type: 1 | 2 | 3 | 4 | 5 | 6 | 7
  title: string
  lead: string
  body: MarkedText
  daysAgo: number
  /** Time of publication, HH:MM in the city's zone. */
  time: string
  /** Messages: days from the day of seeding until it expires; negative means it has expired. */
  expiresInDays?: number
  /** Clock of that day at which it expires, HH:MM; without it the day holds to its end. */
  expiresAt?: string
  picture?: SeedPicture
  /** Further pictures of photo reports, with captions in `alt`. */
  gallery?: SeedPicture[]
  /** Type 6: a caption of the drawn still frame stands in `picture`; this is where the video lives. */
  videoTitle?: string
  tags: string[]
  files?: Paper[]
}

export interface SeedDocument {
  /** Title of the type: «Постановление», «Распоряжение», «Решение», … */
  type: string
  number: string
  daysAgo: number
  issuer: string
  title: string
  summary: string
  status: 'active' | 'amended' | 'repealed' | 'draft'
  /** Numbers of other acts in the list it relates to. */
  relations?: { kind: 'amends' | 'repeals' | 'amendedBy' | 'repealedBy' | 'basis'; number: string }[]
  files: Paper[]
}

export interface SeedService {
  title: string
  /** One sentence under the title. */
  summary: string
  audiences: string[]
  topic: string
  lifeSituations: string[]
  authority: string
  /** Who may apply. */
  applicants: MarkedText
  result: MarkedText
  /** In words, e.g. «10 рабочих дней». */
  term: string
  fee: string
  ownDocuments: MarkedText
  interagencyDocuments: MarkedText
  refusalGrounds: MarkedText
  /** Ways to apply. */
  ways: { kind: 'office' | 'center' | 'post' | 'online'; text: string; url?: string }[]
  complaint: MarkedText
  /** Number of the regulation in the register of documents. */
  regulation?: string
  forms: Paper[]
  faq: { question: string; answer: MarkedText }[]
  popular?: boolean
}

export interface SeedServiceCenter {
  title: string
  address: string
  /** Degrees. */
  latitude: number
  longitude: number
  phones: string[]
  email: string
  /** «1-4 09:00-18:00; 5 09:00-16:45»; 1 is Monday. */
  hours: string
  note?: string
}

export interface SeedServiceReport {
  kind: 'report' | 'methodical'
  year: number
  title: string
  files: Paper[]
}

export interface SeedFaq {
  topic: string
  question: string
  answer: MarkedText
}

export interface SeedUsefulLink {
  /** 1 Russian sites, 2 Dagestan sites, 3 city sites, 4 useful links */
  type: 1 | 2 | 3 | 4
  title: string
  url: string
}
