import { z } from 'zod'
import { text, type ContentFields } from '@/lib/content/read/fields'
import { ACT_PLACEHOLDER, actParts } from '@/lib/content/read/shapes/act-draft-shape'

/**
 * Placeholders of a row: `{{own.reason}}`, `{{own+3}}`, `{{own+30 workday}}` (that or the last working day before),
 * `{{localLaw}}` (law of that day).
 */
export const ROW_PLACEHOLDER = /^(?:own\.(?<word>\w+)|own(?<days>[+-]\d+)(?<workday> workday)?|(?<law>localLaw))$/

/** Placeholders left by the reader for rows or the register. */
export const TEMPLATE_PLACEHOLDER = new RegExp(`${ACT_PLACEHOLDER.source}|${ROW_PLACEHOLDER.source}`)

const { key, amends, repeals, basis, ...shared } = actParts

/** Recurring acts: shared text, and a row for each. */
export const actTemplateShape = ({ daysAgo }: ContentFields) => {
  const row = z.strictObject({
    date: daysAgo,
    key,
    amends,
    repeals,
    basis,
    own: z.record(z.string(), text).default({}),
  })
  /** Fields missing in some rows; lines that name them are dropped there. */
  const optional = z.array(text).default([])
  return z.strictObject({ ...shared, optional, rows: z.array(row).min(1) }).superRefine((template, context) => {
    for (const [index, { own }] of template.rows.entries()) {
      const named = wordsNamed([{ ...template, rows: own }])
      const report = (word: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['rows', index, 'own', word], message })
      const needed = [...named].filter((word) => !template.optional.includes(word))
      for (const word of needed) if (!(word in own)) report(word, 'поле не заполнено')
      for (const word of Object.keys(own)) if (!named.has(word)) report(word, 'неизвестное поле')
    }
  })
}

export type ActTemplate = z.output<ReturnType<typeof actTemplateShape>>

function wordsNamed(template: unknown): ReadonlySet<string> {
  return new Set(Array.from(JSON.stringify(template).matchAll(/\{\{own\.(\w+)\}\}/g), ([, word = '']) => word))
}
