import type { Field, GlobalConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { MAYOR } from '@/lib/domains/receptions/contract'
import { describeBookings } from '@/lib/domains/receptions/schedule-service'
import { email, imageField, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { richText, row, seoField } from '@/lib/platform/fields/common-fields'
import { bookedNoticeField, receptionField } from '@/lib/platform/fields/hours-field'
import { socialsField } from '@/lib/platform/fields/link-fields'

const contacts: Field[] = [
  receptionField(),
  bookedNoticeField(describeBookings, MAYOR),
  textarea('receptionNote', 'Как записаться на приём', { maxLength: 500 }),
  row(text('phone', 'Телефон приёмной', { maxLength: 60 }), email('email', 'Электронная почта')),
  text('address', 'Адрес для писем', { maxLength: 300 }),
]

export const mayor: GlobalConfig = pageGlobal({
  slug: 'mayor',
  label: 'Глава города',
  path: paths.mayor,
  admin: { group: 'Власть' },
  fields: [
    row(
      text('surname', 'Фамилия', { required: true, maxLength: 80 }),
      text('name', 'Имя', { required: true, maxLength: 80 }),
      text('patronymic', 'Отчество', { maxLength: 80 }),
    ),
    textarea('description', 'Коротко', { maxLength: 500 }),
    imageField('headImage', 'Портрет'),
    richText('biography', 'Биография'),
    richText('powers', 'Полномочия'),
    ...contacts,
    socialsField,
    text('newsTag', 'Метка новостей о главе', {
      defaultValue: 'глава города',
      maxLength: 60,
      admin: { ...sidebar, description: 'Новости с этой меткой показываются на странице главы.' },
    }),
    seoField,
  ],
})
