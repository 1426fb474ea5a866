import type { GlobalConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { filesField } from '@/lib/platform/fields/basic-fields'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { richText, seoField, titleField } from '@/lib/platform/fields/common-fields'

export const servicesAbout: GlobalConfig = pageGlobal({
  slug: 'services-about',
  label: 'О муниципальных услугах',
  path: paths.servicesAbout,
  admin: { group: 'Услуги' },
  fields: [titleField, richText('body', 'Текст', { required: true }), filesField(), seoField],
})
