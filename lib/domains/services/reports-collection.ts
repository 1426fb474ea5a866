import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { draftVersions } from '@/lib/platform/fields/page-collection'
import { filesField } from '@/lib/platform/fields/file-fields'
import { titleField } from '@/lib/platform/fields/text-fields'
import { number, select } from '@/lib/platform/fields/leaf-fields'

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
