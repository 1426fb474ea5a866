import type { GlobalConfig } from 'payload'
import { hasRole, mayPublish } from '@/lib/platform/access/roles'
import { dayField } from '@/lib/platform/fields/date-fields'
import { select, text } from '@/lib/platform/fields/basic-fields'

export const workingCalendar: GlobalConfig = {
  slug: 'working-calendar',
  label: 'Производственный календарь',
  access: {
    read: ({ req }) => hasRole(req.user, 'clerk', 'editor'),
    update: ({ req }) => hasRole(req.user, 'clerk') || mayPublish(req.user),
  },
  admin: { group: 'Управление' },
  fields: [
    {
      name: 'days',
      type: 'array',
      label: 'Дни не как обычно',
      labels: { singular: 'День', plural: 'Дни' },
      admin: {
        description:
          'Суббота и воскресенье нерабочие и без этого списка. Кто записан на приём в день, ставший нерабочим, получит письмо.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { ...dayField('day', 'День'), required: true },
            select(
              'kind',
              'Какой он',
              { off: 'Нерабочий', worked: 'Рабочий' },
              { required: true, defaultValue: 'off' },
            ),
            text('title', 'Повод', { maxLength: 120 }),
          ],
        },
      ],
    },
  ],
}
