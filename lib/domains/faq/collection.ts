import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { draftVersions, dictionary } from '@/lib/platform/fields/collections'
import { positionField } from '@/lib/platform/fields/common-fields'
import { relation, sidebar, text } from '@/lib/platform/fields/basic-fields'

const group = 'Услуги'

export const faqTopics = dictionary('faq-topics', 'Тема вопросов', 'Темы вопросов', group)

export const faq: CollectionConfig = {
  slug: 'faq',
  labels: { singular: 'Вопрос и ответ', plural: 'Вопросы и ответы' },
  access: contentAccess,
  admin: { group, useAsTitle: 'question', defaultColumns: ['question', 'topic', 'service', '_status'] },
  versions: draftVersions,
  fields: [
    text('question', 'Вопрос', { required: true, maxLength: 300 }),
    { name: 'answer', type: 'richText', label: 'Ответ', required: true },
    relation('topic', 'Тема', 'faq-topics', { required: true, admin: sidebar }),
    relation('service', 'Услуга', 'services', { admin: sidebar }),
    positionField,
  ],
}
