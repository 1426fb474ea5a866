import type { CollectionConfig } from 'payload'
import { contentAccess, hasRole } from '@/lib/platform/access/roles'
import { claimIcons } from '@/lib/domains/claims/claim-icons'
import { keepUsedTheme } from '@/lib/domains/claims/hooks/keep-used-theme'
import { positionField, titleField } from '@/lib/platform/fields/text-fields'

const EIGHT_WEEKS = 40

/** Themes of claims, two levels: what belongs there, who answers and in how many working days. */
export const claimCategories: CollectionConfig = {
  slug: 'claim-categories',
  labels: { singular: 'Тема заявок', plural: 'Темы заявок' },
  // moderators and officers choose among them
  access: { ...contentAccess, read: ({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer') },
  admin: {
    group: 'Социальный контроль',
    useAsTitle: 'title',
    defaultColumns: ['title', 'parent', 'department', 'termDays'],
  },
  defaultSort: 'position',
  hooks: { beforeDelete: [keepUsedTheme] },
  fields: [
    { ...titleField, label: 'Название' },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'claim-categories',
      label: 'Входит в тему',
      index: true,
      filterOptions: ({ id }) => ({ parent: { exists: false }, ...(id ? { id: { not_equals: id } } : {}) }),
      admin: { description: 'Пусто у темы верхнего уровня. Заявки подают в темы второго уровня.' },
    },
    {
      name: 'icon',
      type: 'select',
      label: 'Знак на карте',
      options: [...claimIcons],
      admin: { condition: (data) => !data.parent },
    },
    { name: 'covers', type: 'textarea', label: 'Что сюда относится', maxLength: 500 },
    {
      name: 'department',
      type: 'relationship',
      relationTo: 'organizations',
      label: 'Кто отвечает',
      admin: { description: 'Заявки этой темы сразу попадают в очередь этого подразделения.' },
    },
    {
      name: 'termDays',
      type: 'number',
      label: 'Срок ответа, рабочих дней',
      required: true,
      min: 1,
      max: EIGHT_WEEKS,
      defaultValue: 10,
    },
    positionField,
  ],
}
