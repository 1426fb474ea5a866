import type { CollectionConfig } from 'payload'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { registerAccess } from '@/lib/platform/access/roles'
import { momentField } from '@/lib/platform/fields/date-fields'
import { accountEmail, text } from '@/lib/platform/fields/basic-fields'

/** Read-only in the back office: owners change accounts through the API. Passwords and sessions are in other tables. */
export const residents: CollectionConfig = {
  slug: 'residents',
  custom: personalData,
  labels: { singular: 'Житель', plural: 'Жители' },
  access: registerAccess(),
  admin: {
    group: 'Жители',
    useAsTitle: 'email',
    defaultColumns: ['surname', 'name', 'email', 'phone', 'createdAt'],
    listSearchableFields: ['surname', 'name', 'patronymic', 'email', 'phone', 'id'],
    description: 'Учётные записи жителей. Данные меняет только сам житель в личном кабинете.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    text('surname', 'Фамилия', { required: true, maxLength: 100 }),
    text('name', 'Имя', { required: true, maxLength: 100 }),
    text('patronymic', 'Отчество', { maxLength: 100 }),
    accountEmail('email', 'Электронная почта', { required: true }),
    text('phone', 'Телефон', { maxLength: 30 }),
    momentField('emailConfirmedAt', 'Почта подтверждена'),
    momentField('erasedAt', 'Будет удалена', { description: 'Житель попросил удалить учётную запись.' }),
  ],
}
