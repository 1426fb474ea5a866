import type { GlobalConfig } from 'payload'
import { pageGlobal } from '@/lib/platform/fields/page-collection'
import { seoField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

/** «О проекте» of social control has blocks in the order in which people read them (spec.md 3). */
export const socialControl: GlobalConfig = pageGlobal({
  slug: 'social-control',
  label: 'О социальном контроле',
  path: paths.socialControlAbout,
  admin: { group: 'Социальный контроль' },
  fields: [
    {
      name: 'blocks',
      type: 'array',
      label: 'Блоки',
      labels: { singular: 'Блок', plural: 'Блоки' },
      minRows: 1,
      fields: [{ name: 'description', type: 'richText', label: 'Текст', required: true }],
    },
    seoField,
  ],
})
