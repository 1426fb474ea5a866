import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/registers'
import { claimHistory } from '@/lib/domains/claims/hooks/claim-access'
import { claimStatuses } from '@/lib/domains/claims/states'

const codes = claimStatuses.map(({ code, name }) => ({ value: String(code), label: name }))

/** History of claims: a row for each move, written by the portal. */
export const claimEvents: CollectionConfig = {
  slug: 'claim-events',
  labels: { singular: 'Событие заявки', plural: 'История заявок' },
  access: { ...registerAccess(), read: claimHistory },
  admin: { group: 'Социальный контроль', hidden: true, useAsTitle: 'title' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'claim', type: 'relationship', relationTo: 'claims', label: 'Заявка', required: true, index: true },
    { name: 'title', type: 'text', label: 'Что сделано', required: true, maxLength: 120 },
    { name: 'fromCode', type: 'select', label: 'Было', options: codes },
    { name: 'toCode', type: 'select', label: 'Стало', options: codes },
    { name: 'who', type: 'text', label: 'Кто', maxLength: 160 },
    { name: 'note', type: 'textarea', label: 'Пояснение', maxLength: 4_000 },
    { name: 'warning', type: 'textarea', label: 'Отправлено несмотря на предупреждение', maxLength: 1_000 },
    {
      name: 'toldAt',
      type: 'date',
      label: 'Когда сообщено автору',
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
