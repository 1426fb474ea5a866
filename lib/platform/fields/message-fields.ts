import type { CollectionConfig, Condition, Field } from 'payload'
import { personalHistory } from '@/lib/platform/audit/audit-openings'
import { select, text, textarea, virtualField } from '@/lib/platform/fields/basic-fields'
import { MAX_NOTE_LENGTH } from '@/lib/platform/workflow/make-move'

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

interface HistoryCollection extends Omit<CollectionConfig, 'admin'> {
  group: string
}

/** What happened to messages of residents; hidden, since the card of each message lists its own. */
export function historyCollection({ group, ...config }: HistoryCollection): CollectionConfig {
  return {
    custom: personalHistory,
    admin: { group, hidden: true, useAsTitle: 'title' },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    ...config,
  }
}

/** A move of a message from one status to another. */
export function moveFields(codes: readonly { value: string; label: string }[]): Field[] {
  return [
    text('title', 'Что сделано', { required: true, maxLength: 120 }),
    select('fromCode', 'Было', codes),
    select('toCode', 'Стало', codes),
    text('who', 'Кто', { maxLength: 160 }),
    textarea('note', 'Пояснение', { maxLength: MAX_NOTE_LENGTH }),
  ]
}
