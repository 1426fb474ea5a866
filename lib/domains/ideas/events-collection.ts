import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/registers'
import { ideaHistory } from '@/lib/domains/ideas/hooks/idea-access'
import { ideaStatuses } from '@/lib/domains/ideas/states'

const codes = ideaStatuses.map(({ code, name }) => ({ value: String(code), label: name }))

/** History of ideas: a row for each move, written by the portal. */
export const ideaEvents: CollectionConfig = {
  slug: 'idea-events',
  labels: { singular: 'Событие идеи', plural: 'История идей' },
  access: { ...registerAccess(), read: ideaHistory },
  admin: { group: 'Идеи для города', hidden: true, useAsTitle: 'title' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'idea', type: 'relationship', relationTo: 'ideas', label: 'Идея', required: true, index: true },
    { name: 'title', type: 'text', label: 'Что сделано', required: true, maxLength: 120 },
    { name: 'fromCode', type: 'select', label: 'Было', options: codes },
    { name: 'toCode', type: 'select', label: 'Стало', options: codes },
    { name: 'who', type: 'text', label: 'Кто', maxLength: 160 },
    { name: 'note', type: 'textarea', label: 'Пояснение', maxLength: 4_000 },
    { name: 'toldAt', type: 'date', label: 'Когда сообщено автору', index: true, admin: { readOnly: true } },
  ],
}
