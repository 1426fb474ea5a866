import type { GlobalConfig } from 'payload'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { leadField, seoField, titleField } from '@/lib/platform/fields/common-fields'
import { paths } from '@/lib/config/paths'

export const dutyPage: GlobalConfig = pageGlobal({
  slug: 'duty-page',
  label: 'Дежурная служба',
  path: paths.dutyService,
  admin: { group: 'Обратная связь' },
  fields: [titleField, leadField, { name: 'advice', type: 'richText', label: 'Что сказать диспетчеру' }, seoField],
})
