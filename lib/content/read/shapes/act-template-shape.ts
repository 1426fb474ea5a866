import { z } from 'zod'
import { text, type ContentFields } from '@/lib/content/read/fields'
import { ACT_PLACEHOLDER, actParts } from '@/lib/content/read/shapes/act-draft-shape'

/**
 * What the words of a template say of one of its acts: `{{own.reason}}` is what the act's row says by that name, `{{own+3}}`
 * and `{{own-7}}` are dates counted from the day in its row, `{{own+30 workday}}` is that day or the last working one before
 * it, `{{localLaw}}` is the law on self-government of that day.
 */
export const OWN_PLACEHOLDER = /^(?:own\.(?<word>\w+)|own(?<days>[+-]\d+)(?<workday> workday)?|(?<law>localLaw))$/

/** Placeholders that the reader of the folder leaves: the row of an act fills them, or the register. */
export const TEMPLATE_PLACEHOLDER = new RegExp(`${ACT_PLACEHOLDER.source}|${OWN_PLACEHOLDER.source}`)

const { key, amends, repeals, basis, ...shared } = actParts

/** Every city signs such acts again and again: they share these words, and each has a row with words of its own. */
export const actTemplateShape = ({ daysAgo }: ContentFields) => {
  const row = z.strictObject({
    date: daysAgo,
    key,
    amends,
    repeals,
    basis,
    own: z.record(z.string(), text).default({}),
  })
  /** Some rows lack these words: a line or an annex that names them is left out there. */
  const optional = z.array(text).default([])
  return z.strictObject({ ...shared, optional, rows: z.array(row).min(1) }).superRefine((template, context) => {
    for (const [index, { own }] of template.rows.entries()) {
      const named = wordsNamed([{ ...template, rows: own }])
      const complain = (word: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['rows', index, 'own', word], message })
      const needed = [...named].filter((word) => !template.optional.includes(word))
      for (const word of needed) if (!(word in own)) complain(word, 'поле не заполнено')
      for (const word of Object.keys(own)) if (!named.has(word)) complain(word, 'неизвестное поле')
    }
  })
}

export type ActTemplate = z.output<ReturnType<typeof actTemplateShape>>

function wordsNamed(template: unknown): ReadonlySet<string> {
  return new Set(Array.from(JSON.stringify(template).matchAll(/\{\{own\.(\w+)\}\}/g), ([, word = '']) => word))
}
