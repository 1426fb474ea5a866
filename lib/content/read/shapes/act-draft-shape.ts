import { z } from 'zod'
import { text, type ContentFields } from '@/lib/content/read/fields'

/**
 * Placeholders filled at registration: `{{act:key}}` («от 14 марта 2024 г. № 412-п»), `{{year}}`, `{{year+1}}`,
 * `{{+30}}` (days after the act).
 */
export const ACT_PLACEHOLDER = /^(?:act:(?<key>[\w-]+)|year(?<years>[+-]\d+)?|\+(?<days>\d+))$/

const keys = z.array(text).optional()

/** Parts of an act without its day. */
export const actParts = {
  /** Key for acts and services that refer to it. */
  key: text.optional(),
  form: z.enum(['resolution', 'order', 'decision', 'departmentOrder', 'agreement', 'draft']),
  issuer: z
    .enum(['administration', 'assembly', 'education', 'housing', 'architecture', 'finance', 'culture'])
    .optional(),
  title: text,
  summary: text,
  amends: keys,
  repeals: keys,
  basis: keys,
  annexes: z.array(z.strictObject({ title: text, text, kind: z.enum(['pdf', 'docx']).optional() })).optional(),
  text,
}

/** An act before registration, which adds numbers, headings, signatures and back links. */
export const actDraftShape = ({ daysAgo }: ContentFields) =>
  z.strictObject({ ...actParts, date: daysAgo }).transform(({ date, ...draft }) => ({ ...draft, daysAgo: date }))

export type ActDraft = z.output<ReturnType<typeof actDraftShape>>
