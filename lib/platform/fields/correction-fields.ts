import type { Condition, Field } from 'payload'
import { text, textarea, virtualField } from '@/lib/platform/fields/basic-fields'

interface Limits {
  title?: number
  text: number
  address: number
}

const condition: Condition = (data) => data.action === 'correct'
const description = 'Пусто — без изменений. Автор узнает об исправлении из письма о публикации.'

/** What a moderator may change of an author's words and place before the publication. */
export function correctionFields({ title, text: textLimit, address }: Limits): Field[] {
  const admin = { condition }
  const fields = [
    textarea('correctedText', 'Исправленный текст', { maxLength: textLimit, admin: { condition, description } }),
    text('correctedAddress', 'Исправленный адрес', { maxLength: address, admin }),
    text('correctedPlace', 'Исправленное место: широта, долгота', { maxLength: 60, admin }),
  ]
  if (title !== undefined) fields.unshift(text('correctedTitle', 'Исправленное название', { maxLength: title, admin }))
  return fields.map((field) => virtualField<Field>(field))
}
