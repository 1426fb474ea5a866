import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { wordsField } from '@/lib/platform/fields/common-fields'

export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Группа синонимов', plural: 'Синонимы поиска' },
  access: contentAccess,
  admin: {
    group: 'Поиск',
    useAsTitle: 'words',
    defaultColumns: ['words', 'updatedAt'],
    description: 'Слова и выражения с одним смыслом: «садик, детский сад». Формы слов перечислять не нужно.',
  },
  fields: [wordsField('words', 'Слова и выражения через запятую', 2)],
}
