import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { urlField } from '@/lib/platform/fields/link-fields'
import { draftVersions } from '@/lib/platform/fields/page-collection'
import { titleField } from '@/lib/platform/fields/text-fields'
import { linkTypes } from '@/lib/domains/useful-links/link-types'

export const usefulLinks: CollectionConfig = {
  slug: 'useful-links',
  labels: { singular: 'Полезная ссылка', plural: 'Полезные ссылки' },
  access: contentAccess,
  admin: { group: 'Сайт', useAsTitle: 'title', defaultColumns: ['title', 'type', 'url', '_status'] },
  versions: draftVersions,
  fields: [
    titleField,
    urlField(),
    {
      name: 'type',
      type: 'select',
      label: 'Раздел',
      required: true,
      index: true,
      options: linkTypes.map(({ id, title }) => ({ value: String(id), label: title })),
    },
    {
      name: 'position',
      type: 'number',
      label: 'Порядок',
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
}
