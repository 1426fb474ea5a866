import type { Access, CollectionConfig } from 'payload'
import { MAX_TOPIC_LENGTH } from '@/lib/domains/receptions/contract'
import { emailCancellation, checkStateChange } from '@/lib/domains/receptions/hooks/check-state-change'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hasRole, queueAccess } from '@/lib/platform/access/roles'
import {
  accountEmail,
  number,
  readOnlyField,
  select,
  sidebar,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { row } from '@/lib/platform/fields/common-fields'
import { momentField, stampField } from '@/lib/platform/fields/date-fields'

/** Staff see a hold only once it is confirmed. */
const confirmedOnes: Access = ({ req }) => hasRole(req.user, 'clerk') && { state: { not_equals: 'waiting' } }

export const receptionBookings: CollectionConfig = {
  slug: 'reception-bookings',
  custom: personalData,
  labels: { singular: 'Запись на приём', plural: 'Журнал приёма' },
  access: { ...queueAccess('clerk'), read: confirmedOnes, update: confirmedOnes },
  admin: {
    group: 'Обращения',
    useAsTitle: 'number',
    defaultColumns: ['startsAt', 'official', 'name', 'topic', 'state'],
    listSearchableFields: ['number', 'name', 'official', 'phone', 'email', 'topic'],
    description: 'Сверху те, о ком ещё не сказано, пришёл ли; ближайшие первыми. День выбирают фильтром «Когда».',
  },
  defaultSort: ['state', 'startsAt'],
  disableDuplicate: true,
  disableBulkEdit: true, // the office decides on one person at a time
  hooks: { beforeChange: [checkStateChange], afterChange: [emailCancellation.hook] },
  fields: [
    { ...readOnlyField(momentField('startsAt', 'Когда')), required: true, index: true },
    readOnlyField(text('official', 'Кто принимает', { required: true, maxLength: 400 })),
    readOnlyField(text('place', 'Где', { required: true, maxLength: 200 })),
    readOnlyField(text('name', 'Кто записан', { required: true, maxLength: 200 })),
    row(
      readOnlyField(text('phone', 'Телефон', { required: true, maxLength: 30 })),
      readOnlyField(accountEmail('email', 'Почта', { required: true })),
    ),
    readOnlyField(textarea('topic', 'Вопрос', { required: true, maxLength: MAX_TOPIC_LENGTH })),
    textarea('note', 'Заметка для сотрудников', {
      maxLength: 2_000,
      admin: { description: 'Записавшийся её не видит.' },
    }),
    select(
      'state',
      'Состояние',
      {
        booked: 'Записан',
        waiting: 'Ждёт подтверждения',
        came: 'Пришёл',
        missed: 'Не пришёл',
        cancelled: 'Не придёт: время свободно',
        called_off: 'Приём не состоится: время закрыто',
      },
      {
        required: true,
        defaultValue: 'booked',
        index: true,
        admin: { ...sidebar, description: 'Об отмене записавшемуся придёт письмо.' },
      },
    ),
    readOnlyField(text('number', 'Номер', { required: true, unique: true, admin: sidebar })),
    readOnlyField(number('residentId', 'Номер жителя', { index: true, admin: sidebar })),
    readOnlyField(number('officialId', 'Номер руководителя', { required: true, admin: { hidden: true } })),
    { ...stampField('heldUntil', 'Держится до'), admin: { hidden: true } },
    stampField('bookedAt', 'Записан'),
    stampField('remindedAt', 'Напомнили'),
  ],
}
