import { z } from 'zod'
import { text } from '@/lib/content/read/fields'
import { question, wayKind } from '@/lib/content/read/shapes/service-shapes'

/** Individual parts of a service card; the rest follows from the office. */
export const serviceDraftShape = z.strictObject({
  title: text,
  summary: text,
  topic: text,
  /** Providing organisation. */
  office: text,
  audiences: z.array(text),
  situations: z.array(text).default([]),
  applicants: text,
  result: text,
  term: text,
  fee: text.default('Бесплатно'),
  own: z.array(text),
  interagency: z.array(text),
  refusal: z.array(text),
  ways: z.array(wayKind),
  /** Key of the regulation. */
  regulation: text.optional(),
  form: z.strictObject({ title: text, request: text, fields: z.array(text) }).optional(),
  faq: z.array(question),
  popular: z.boolean().optional(),
})

export type ServiceDraft = z.output<typeof serviceDraftShape>
