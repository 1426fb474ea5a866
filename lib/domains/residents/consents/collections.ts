import type { CollectionConfig, Field } from 'payload'
import { hasRole, isEditor } from '@/lib/platform/access/roles'
import { registerAccess } from '@/lib/platform/access/registers'
import { momentField } from '@/lib/platform/fields/date-fields'
import { numberConsentText } from '@/lib/domains/residents/consents/number-consent-text'

const group = 'Жители'

const purposeField: Field = {
  name: 'purpose',
  type: 'select',
  label: 'Цель',
  required: true,
  index: true,
  options: [
    { value: 'registration', label: 'Регистрация на портале' },
    { value: 'appeal', label: 'Официальное обращение' },
    { value: 'claim', label: 'Заявка' },
    { value: 'idea', label: 'Идея для города' },
    { value: 'support', label: 'Обращение в техподдержку' },
  ],
}

/**
 * Documents that residents agree to. A version in force never changes: the log of consents points to it. A new text is a
 * new document; the newest one in force is shown.
 */
export const consentTexts: CollectionConfig = {
  slug: 'consent-texts',
  labels: { singular: 'Текст согласия', plural: 'Тексты согласий' },
  access: {
    read: isEditor,
    create: ({ req }) => hasRole(req.user),
    update: ({ req }) => hasRole(req.user),
    delete: () => false,
  },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'purpose', 'version', 'validFrom'],
    description:
      'Согласия на обработку персональных данных, отдельный документ на каждую цель. Вступивший в силу текст не меняется: создайте новую версию.',
  },
  defaultSort: '-validFrom',
  hooks: { beforeChange: [numberConsentText] },
  fields: [
    { name: 'title', type: 'text', label: 'Название', required: true, maxLength: 300 },
    {
      name: 'label',
      type: 'textarea',
      label: 'Фраза рядом с галочкой',
      required: true,
      maxLength: 300,
      admin: { description: 'Например: «Я даю согласие на обработку персональных данных для регистрации на портале».' },
    },
    { name: 'body', type: 'richText', label: 'Текст', required: true },
    purposeField,
    {
      name: 'version',
      type: 'number',
      label: 'Версия',
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      ...momentField('validFrom', 'Действует с', { position: 'sidebar', description: 'Пусто — с этой минуты.' }),
      index: true,
    },
  ],
}

/** Who agreed to what, when and from where, and who took it back; the database lets nobody change a line. */
export const residentConsents: CollectionConfig = {
  slug: 'resident-consents',
  labels: { singular: 'Запись о согласии', plural: 'Журнал согласий' },
  access: registerAccess(),
  admin: {
    group,
    useAsTitle: 'purpose',
    defaultColumns: ['createdAt', 'purpose', 'version', 'isGiven', 'residentId', 'contact', 'address'],
  },
  defaultSort: '-createdAt',
  fields: [
    purposeField,
    { name: 'version', type: 'number', label: 'Версия текста', required: true },
    { name: 'isGiven', type: 'checkbox', label: 'Согласие дано', defaultValue: true },
    { name: 'residentId', type: 'number', label: 'Номер жителя', index: true },
    { name: 'contact', type: 'text', label: 'Почта или телефон гостя', maxLength: 254 },
    { name: 'address', type: 'text', label: 'Сетевой адрес', maxLength: 64 },
    { name: 'device', type: 'text', label: 'Браузер', maxLength: 300 },
  ],
}
