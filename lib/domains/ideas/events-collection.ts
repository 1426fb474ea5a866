import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/roles'
import { relation, select, text, textarea } from '@/lib/platform/fields/basic-fields'
import { ideaHistory } from '@/lib/domains/ideas/hooks/idea-access'
import { ideaStatuses } from '@/lib/domains/ideas/states'

const codes = ideaStatuses.map(({ code, name }) => ({ value: String(code), label: name }))

export const ideaEvents: CollectionConfig = {
  slug: 'idea-events',
  labels: { singular: 'Событие идеи', plural: 'История идей' },
  access: { ...registerAccess(), read: ideaHistory },
  admin: { group: 'Идеи для города', hidden: true, useAsTitle: 'title' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    relation('idea', 'Идея', 'ideas', { required: true, index: true }),
    text('title', 'Что сделано', { required: true, maxLength: 120 }),
    select('fromCode', 'Было', codes),
    select('toCode', 'Стало', codes),
    text('who', 'Кто', { maxLength: 160 }),
    textarea('note', 'Пояснение', { maxLength: 4_000 }),
    { name: 'toldAt', type: 'date', label: 'Когда сообщено автору', index: true, admin: { readOnly: true } },
  ],
}
