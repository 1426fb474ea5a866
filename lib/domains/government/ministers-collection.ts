import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { describeBookings } from '@/lib/domains/receptions/schedule-service'
import { email, imageField, relation, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { bookedNoticeField, receptionField } from '@/lib/platform/fields/hours-field'
import { pageCollection } from '@/lib/platform/fields/collections'
import { positionField } from '@/lib/platform/fields/common-fields'
import { paths } from '@/lib/config/paths'

export const ministers: CollectionConfig = pageCollection({
  slug: 'ministers',
  labels: { singular: 'Руководитель', plural: 'Руководители' },
  admin: {
    group: 'Власть',
    useAsTitle: 'title',
    defaultColumns: ['title', 'post', 'organization', '_status'],
    listSearchableFields: ['title', 'post', 'phone', 'email'],
  },
  defaultSort: 'position',
  pathOf: (data) => paths.minister(Number(data.id)),
  hooks: { beforeChange: [writeFullName] },
  fields: [
    {
      type: 'row',
      fields: [
        text('surname', 'Фамилия', { required: true, maxLength: 80 }),
        text('name', 'Имя', { required: true, maxLength: 80 }),
        text('patronymic', 'Отчество', { maxLength: 80 }),
      ],
    },
    text('title', 'Полное имя', { index: true, admin: { hidden: true } }),
    text('post', 'Должность', { required: true, maxLength: 300 }),
    imageField('photo', 'Фотография'),
    { name: 'biography', type: 'richText', label: 'Биография' },
    textarea('area', 'Что курирует', { maxLength: 1000 }),
    receptionField(),
    bookedNoticeField(describeBookings),
    textarea('receptionNote', 'Как записаться на приём', { maxLength: 500 }),
    {
      type: 'row',
      fields: [text('phone', 'Телефон', { maxLength: 60 }), email('email', 'Электронная почта')],
    },
    relation('organization', 'Организация', 'organizations', { required: true, index: true, admin: sidebar }),
    positionField,
  ],
})

/** Back-office lists and search use the full name. */
const nameParts = ['surname', 'name', 'patronymic'] as const

function writeFullName({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]) {
  const parts = nameParts.map((part): unknown => data[part] ?? originalDoc?.[part])
  return { ...data, title: parts.filter(Boolean).join(' ') }
}
