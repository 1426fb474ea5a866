import { APIError, type CollectionBeforeChangeHook, type CollectionConfig, type Field } from 'payload'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hasRole, isEditor, registerAccess } from '@/lib/platform/access/roles'
import { check, number, select, sidebar, text, textarea } from '@/lib/platform/fields/basic-fields'
import { richText } from '@/lib/platform/fields/common-fields'
import { momentField } from '@/lib/platform/fields/date-fields'

const group = 'Жители'

const purposeField: Field = select(
  'purpose',
  'Цель',
  {
    registration: 'Регистрация на портале',
    appeal: 'Официальное обращение',
    claim: 'Заявка',
    idea: 'Идея для города',
    support: 'Обращение в техподдержку',
    reception: 'Запись на приём',
  },
  { required: true, index: true },
)

const IN_FORCE = 'Этот текст уже вступил в силу, люди соглашались с ним. Создайте новую версию.'

/** Sets the next version of the purpose and the start date. Throws for a text in force. */
const numberConsentText: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const now = new Date().toISOString()
  if (operation === 'update') {
    if (originalDoc?.validFrom && originalDoc.validFrom <= now) throw new APIError(IN_FORCE, 400, null, true)
    return { ...data, purpose: originalDoc?.purpose, version: originalDoc?.version, validFrom: data.validFrom || now }
  }
  const { docs } = await req.payload.find({
    collection: 'consent-texts',
    where: { purpose: { equals: data.purpose } },
    sort: '-version',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return { ...data, version: (docs[0]?.version ?? 0) + 1, validFrom: data.validFrom || now }
}

/** Consent documents. A version in force never changes, because the log refers to it; a new text is a new document. */
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
    text('title', 'Название', { required: true, maxLength: 300 }),
    textarea('label', 'Фраза рядом с галочкой', {
      required: true,
      maxLength: 300,
      admin: { description: 'Например: «Я даю согласие на обработку персональных данных для регистрации на портале».' },
    }),
    richText('body', 'Текст', { required: true }),
    purposeField,
    number('version', 'Версия', {
      access: { create: () => false, update: () => false },
      admin: { ...sidebar, readOnly: true },
    }),
    {
      ...momentField('validFrom', 'Действует с', { ...sidebar, description: 'Пусто — с этой минуты.' }),
      index: true,
    },
  ],
}

/** Log of consents; the database forbids changing its rows. */
export const residentConsents: CollectionConfig = {
  slug: 'resident-consents',
  custom: personalData,
  labels: { singular: 'Запись о согласии', plural: 'Журнал согласий' },
  access: registerAccess(),
  admin: {
    group,
    useAsTitle: 'purpose',
    defaultColumns: ['createdAt', 'purpose', 'version', 'isGiven', 'residentId', 'contact', 'address'],
    listSearchableFields: ['contact', 'residentId', 'address'],
  },
  defaultSort: '-createdAt',
  fields: [
    purposeField,
    number('version', 'Версия текста', { required: true }),
    check('isGiven', 'Согласие дано', { defaultValue: true }),
    number('residentId', 'Номер жителя', { index: true }),
    text('contact', 'Почта или телефон гостя', { maxLength: 254 }),
    text('address', 'Сетевой адрес', { maxLength: 64 }),
    text('device', 'Браузер', { maxLength: 300 }),
  ],
}
