import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/roles'
import { number, text } from '@/lib/platform/fields/basic-fields'

export const searchMisses: CollectionConfig = {
  slug: 'search-misses',
  // this table name prevents purging pages when it grows
  dbName: 'private_search_misses',
  labels: { singular: 'Запрос без результатов', plural: 'Запросы без результатов' },
  access: registerAccess('editor'),
  admin: {
    group: 'Поиск',
    useAsTitle: 'query',
    defaultColumns: ['query', 'day', 'times'],
    description: 'Запросы, по которым ничего не нашлось, за последние 90 дней. Кто искал, не записывается.',
  },
  defaultSort: ['-day', '-times'],
  disableDuplicate: true,
  fields: [
    text('query', 'Запрос', { required: true, maxLength: 100 }),
    text('day', 'День', { required: true, index: true, maxLength: 10 }),
    number('times', 'Сколько раз', { required: true, index: true }),
  ],
}
