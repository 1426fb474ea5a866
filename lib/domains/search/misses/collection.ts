import type { CollectionConfig } from 'payload'
import { registerAccess } from '@/lib/platform/access/registers'

/** What visitors looked for in vain, by days: the report from which editors see what the portal lacks. Nobody is named. */
export const searchMisses: CollectionConfig = {
  slug: 'search-misses',
  // a table under this name purges no page when it grows
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
    { name: 'query', type: 'text', label: 'Запрос', required: true, maxLength: 100 },
    { name: 'day', type: 'text', label: 'День', required: true, index: true, maxLength: 10 },
    { name: 'times', type: 'number', label: 'Сколько раз', required: true, index: true },
  ],
}
