/**
 * Shapes of the demo city's written content. Dates are given as days before the day of seeding, so that a fresh
 * city is always fresh; everything else is fixed, so the same seed makes the same city.
 */
import type { MarkedText, Paper } from '@/lib/platform/documents/papers/paper'

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
