import type { CollectionConfig } from 'payload'
import { urlField } from '@/lib/platform/fields/link-fields'
import { sectionCollection } from '@/lib/platform/fields/collections'
import { titleField } from '@/lib/platform/fields/common-fields'
import { number, select, sidebar } from '@/lib/platform/fields/basic-fields'
import { linkTypes } from '@/lib/domains/useful-links/link-types'

export const usefulLinks: CollectionConfig = sectionCollection({
  slug: 'useful-links',
  labels: { singular: 'Полезная ссылка', plural: 'Полезные ссылки' },
  admin: {
    group: 'Сайт',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'url', '_status'],
    listSearchableFields: ['title', 'url'],
  },
  fields: [
    titleField,
    urlField(),
    select(
      'type',
      'Раздел',
      linkTypes.map(({ id, title }) => ({ value: String(id), label: title })),
      { required: true, index: true },
    ),
    number('position', 'Порядок', { defaultValue: 100, index: true, admin: sidebar }),
  ],
})
