import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/registers'
import { relation, select, sidebar, text, textarea } from '@/lib/platform/fields/leaf-fields'
import { claimHistory } from '@/lib/domains/claims/hooks/claim-access'
import { claimStatuses } from '@/lib/domains/claims/states'

const codes = claimStatuses.map(({ code, name }) => ({ value: String(code), label: name }))

/** The portal writes a row of the history for each move of a claim. */
export const claimEvents: CollectionConfig = {
  slug: 'claim-events',
  labels: { singular: 'Событие заявки', plural: 'История заявок' },
  access: { ...registerAccess(), read: claimHistory },
  admin: { group: 'Социальный контроль', hidden: true, useAsTitle: 'title' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    relation('claim', 'Заявка', 'claims', { required: true, index: true }),
    text('title', 'Что сделано', { required: true, maxLength: 120 }),
    select('fromCode', 'Было', codes),
    select('toCode', 'Стало', codes),
    text('who', 'Кто', { maxLength: 160 }),
    textarea('note', 'Пояснение', { maxLength: 4_000 }),
    textarea('warning', 'Отправлено несмотря на предупреждение', { maxLength: 1_000 }),
    {
      name: 'toldAt',
      type: 'date',
      label: 'Когда сообщено автору',
      index: true,
      admin: { readOnly: true, ...sidebar },
    },
  ],
}
