import type { GlobalConfig } from 'payload'
import { filesField, email, text } from '@/lib/platform/fields/basic-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { leadField, seoField, titleField } from '@/lib/platform/fields/common-fields'
import { paths } from '@/lib/config/paths'

export const reception: GlobalConfig = pageGlobal({
  slug: 'reception',
  label: 'Приёмная',
  path: paths.reception,
  admin: { group: 'Обратная связь' },
  fields: [
    titleField,
    leadField,
    { name: 'booking', type: 'richText', label: 'Как записаться на личный приём' },
    text('bookingPhone', 'Телефон для записи', { maxLength: 60 }),
    { name: 'correspondence', type: 'richText', label: 'Как передать письмо' },
    text('address', 'Адрес для писем', { maxLength: 300 }),
    email('email', 'Электронная почта'),
    hoursField(),
    filesField(),
    seoField,
  ],
})
