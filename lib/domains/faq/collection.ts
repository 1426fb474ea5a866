import type { CollectionConfig } from 'payload'
import { relation, sidebar, text } from '@/lib/platform/fields/basic-fields'
import { dictionary, sectionCollection } from '@/lib/platform/fields/collections'
import { positionField, richText } from '@/lib/platform/fields/common-fields'

const group = 'Услуги'

export const faqTopics = dictionary('faq-topics', 'Тема вопросов', 'Темы вопросов', group)

export const faq: CollectionConfig = sectionCollection({
  slug: 'faq',
  labels: { singular: 'Вопрос и ответ', plural: 'Вопросы и ответы' },
  admin: { group, useAsTitle: 'question', defaultColumns: ['question', 'topic', 'service', '_status'] },
  fields: [
    text('question', 'Вопрос', { required: true, maxLength: 300 }),
    richText('answer', 'Ответ', { required: true }),
    relation('topic', 'Тема', 'faq-topics', { required: true, admin: sidebar }),
    relation('service', 'Услуга', 'services', { admin: sidebar }),
    positionField,
  ],
})
