import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { draftVersions } from '@/lib/platform/fields/collections'
import { filesField, number, select } from '@/lib/platform/fields/basic-fields'
import { titleField } from '@/lib/platform/fields/common-fields'

const group = 'Услуги'

export const serviceReports: CollectionConfig = {
  slug: 'service-reports',
  labels: { singular: 'Отчёт или методический материал', plural: 'Отчёты и методические материалы' },
  access: contentAccess,
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'kind', 'year'] },
  defaultSort: '-year',
  versions: draftVersions,
  fields: [
    titleField,
    select('kind', 'Вид', { report: 'Отчёт', methodical: 'Методический материал' }, { required: true }),
    number('year', 'Год', { required: true, min: 1990, max: 2100, index: true }),
    filesField(),
  ],
}
