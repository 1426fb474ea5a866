import type { CollectionConfig } from 'payload'
import { contentAccess, hasRole } from '@/lib/platform/access/roles'
import { positionField, titleField } from '@/lib/platform/fields/common-fields'
import { relation } from '@/lib/platform/fields/basic-fields'

/** Ideas' categories (table `ic_idea_townspeoples` of the specification), each with its reviewing department. */
export const ideaCategories: CollectionConfig = {
  slug: 'idea-categories',
  labels: { singular: 'Категория идей', plural: 'Категории идей' },
  access: { ...contentAccess, read: ({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer') },
  admin: { group: 'Идеи для города', useAsTitle: 'title', defaultColumns: ['title', 'department', 'position'] },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название', maxLength: 120 },
    relation('department', 'Кто рассматривает', 'organizations', {
      admin: { description: 'Идеи этой категории, набравшие поддержку, сразу попадают в очередь этого подразделения.' },
    }),
    positionField,
  ],
}
