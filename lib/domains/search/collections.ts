import type { CollectionConfig } from 'payload'
import { addCommonSynonyms } from '@/lib/domains/search/hooks/add-common-synonyms'
import { contentAccess, registerAccess } from '@/lib/platform/access/roles'
import { number, text, textarea } from '@/lib/platform/fields/basic-fields'
import { positionField, titleField, phrasesField } from '@/lib/platform/fields/common-fields'
import { urlField } from '@/lib/platform/fields/link-fields'
import { MISS_DAYS } from '@/lib/domains/search/rules'
import { dayForms, plainCount } from '@/lib/text/plural'

const MISS_TERM = plainCount(MISS_DAYS, dayForms)

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
    phrasesField('queries', 'По каким запросам, через запятую', 1),
    urlField('url', 'Адрес страницы'),
    textarea('note', 'Пояснение', { maxLength: 200 }),
    positionField,
  ],
}

export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Группа синонимов', plural: 'Синонимы поиска' },
  access: contentAccess,
  admin: {
    group: 'Поиск',
    useAsTitle: 'words',
    defaultColumns: ['words', 'updatedAt'],
    description: 'Слова и выражения с одним смыслом: «садик, детский сад». Формы слов перечислять не нужно.',
    components: { beforeListTable: ['/lib/office/custom-components#CommonSynonymsButton'] },
  },
  endpoints: [addCommonSynonyms],
  fields: [phrasesField('words', 'Слова и выражения через запятую', 2)],
}

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
    description: `Запросы, по которым ничего не нашлось, за последние ${MISS_TERM}. Кто искал, не записывается.`,
  },
  defaultSort: ['-day', '-times'],
  disableDuplicate: true,
  fields: [
    text('query', 'Запрос', { required: true, maxLength: 100 }),
    text('day', 'День', { required: true, index: true, maxLength: 10 }),
    number('times', 'Сколько раз', { required: true, index: true }),
  ],
}
