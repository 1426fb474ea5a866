import type { CollectionConfig } from 'payload'
import { contentAccess, hasRole } from '@/lib/platform/access/roles'
import { claimIcons } from '@/lib/domains/claims/rules'
import { refuseUsedCategoryDeletion } from '@/lib/domains/claims/hooks/refuse-deletion'
import { positionField, titleField } from '@/lib/platform/fields/common-fields'
import { number, relation, select, textarea } from '@/lib/platform/fields/basic-fields'

const MAX_TERM_DAYS = 40

/** Categories have two levels; claims belong to the second one. */
export const claimCategories: CollectionConfig = {
  slug: 'claim-categories',
  labels: { singular: 'Тема заявок', plural: 'Темы заявок' },
  // moderators and officers read them to choose one
  access: { ...contentAccess, read: ({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer') },
  admin: {
    group: 'Социальный контроль',
    useAsTitle: 'title',
    defaultColumns: ['title', 'parent', 'department', 'termDays'],
  },
  defaultSort: 'position',
  hooks: { beforeDelete: [refuseUsedCategoryDeletion] },
  fields: [
    { ...titleField, label: 'Название' },
    relation('parent', 'Входит в тему', 'claim-categories', {
      index: true,
      filterOptions: ({ id }) => ({ parent: { exists: false }, ...(id ? { id: { not_equals: id } } : {}) }),
      admin: { description: 'Пусто у темы верхнего уровня. Заявки подают в темы второго уровня.' },
    }),
    select('icon', 'Знак на карте', claimIcons, { admin: { condition: (data) => !data.parent } }),
    textarea('covers', 'Что сюда относится', { maxLength: 500 }),
    relation('department', 'Кто отвечает', 'organizations', {
      admin: { description: 'Заявки этой темы сразу попадают в очередь этого подразделения.' },
    }),
    number('termDays', 'Срок ответа, рабочих дней', {
      required: true,
      min: 1,
      max: MAX_TERM_DAYS,
      defaultValue: 10,
    }),
    positionField,
  ],
}
