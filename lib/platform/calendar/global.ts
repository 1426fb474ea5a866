import type { GlobalConfig } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { dayField } from '@/lib/platform/fields/date-fields'

/** Holidays and moved days: terms of claims and appeals are counted by it. */
export const workingCalendar: GlobalConfig = {
  slug: 'working-calendar',
  label: 'Производственный календарь',
  access: {
    read: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
    update: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
  },
  admin: { group: 'Управление' },
  fields: [
    {
      name: 'days',
      type: 'array',
      label: 'Дни не как обычно',
      labels: { singular: 'День', plural: 'Дни' },
      admin: { description: 'Суббота и воскресенье нерабочие и без этого списка.' },
      fields: [
        {
          type: 'row',
          fields: [
            { ...dayField('day', 'День'), required: true },
            {
              name: 'kind',
              type: 'select',
              label: 'Какой он',
              required: true,
              defaultValue: 'off',
              options: [
                { value: 'off', label: 'Нерабочий' },
                { value: 'worked', label: 'Рабочий' },
              ],
            },
            { name: 'title', type: 'text', label: 'Повод', maxLength: 120 },
          ],
        },
      ],
    },
  ],
}
