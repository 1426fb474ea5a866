import type { Field } from 'payload'
import { text } from '@/lib/platform/fields/leaf-fields'

/** Words and phrases by commas; each needs a letter or a digit, or there would be nothing to look for. */
export function wordsField(name: string, label: string, least: number): Field {
  return text(name, label, {
    required: true,
    maxLength: 500,
    validate: (value: unknown) => {
      const words = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : []
      if (words.length < least) return `Нужно слов или выражений: не меньше ${least}`
      return words.every((word) => /[\p{L}\d]/u.test(word)) || 'Между запятыми должны стоять слова'
    },
  })
}
