import { z } from 'zod'
import { text, type ContentFields } from '@/lib/content/read/fields'

/**
 * The texts of an act name these, and they are filled in once it is registered: `{{act:key}}` becomes «от 14 марта 2024
 * г. № 412-п» of that act, `{{year}}` and `{{year+1}}` count from the year of this act, `{{+30}}` is the date that many
 * days after it.
 */
export const ACT_PLACEHOLDER = /^(?:act:(?<key>[\w-]+)|year(?<years>[+-]\d+)?|\+(?<days>\d+))$/

const keys = z.array(text).optional()

/** An act consists of these, but for its day. */
export const actParts = {
  /** Other acts and the services name this one by its key. */
  key: text.optional(),
  form: z.enum(['resolution', 'order', 'decision', 'departmentOrder', 'agreement', 'draft']),
  issuer: z
    .enum(['administration', 'assembly', 'education', 'housing', 'architecture', 'finance', 'culture'])
    .optional(),
  title: text,
  summary: text,
  /** Keys of other acts. */
  amends: keys,
  repeals: keys,
  basis: keys,
  annexes: z.array(z.strictObject({ title: text, text, kind: z.enum(['pdf', 'docx']).optional() })).optional(),
  text,
}

/** An act before it is entered into the register: numbers, headings, signatures and return links are added there. */
export const actDraftShape = ({ daysAgo }: ContentFields) =>
  z.strictObject({ ...actParts, date: daysAgo }).transform(({ date, ...draft }) => ({ ...draft, daysAgo: date }))

export type ActDraft = z.output<ReturnType<typeof actDraftShape>>
