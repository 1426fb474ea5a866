import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { urlField } from '@/lib/platform/fields/link-fields'
import { positionField, titleField, wordsField } from '@/lib/platform/fields/common-fields'
import { textarea } from '@/lib/platform/fields/basic-fields'

export const searchBestBets: CollectionConfig = {
  slug: 'search-best-bets',
  labels: { singular: 'Рекомендация', plural: 'Рекомендации поиска' },
  access: contentAccess,
  admin: {
    group: 'Поиск',
    useAsTitle: 'title',
    defaultColumns: ['title', 'queries', 'url'],
    listSearchableFields: ['title', 'queries', 'url'],
    description: 'Показываются над результатами, когда в запросе есть все слова одного из выражений.',
  },
  defaultSort: 'position',
  fields: [
    titleField,
    wordsField('queries', 'По каким запросам, через запятую', 1),
    urlField('url', 'Адрес страницы'),
    textarea('note', 'Пояснение', { maxLength: 200 }),
    positionField,
  ],
}
