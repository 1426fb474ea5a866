import { createHash, randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { isAdministrator } from '@/lib/platform/access/roles'
import { momentField } from '@/lib/platform/fields/date-fields'
import { check, number, sidebar, text } from '@/lib/platform/fields/basic-fields'

const KEY_BYTES = 32
const KEY = /^[\w-]{43}$/

/** Only the form of a new system has the key; its SHA-256 is stored. */
const storeHash: CollectionBeforeChangeHook = ({ data, operation }) => {
  const { key } = data as { key?: string }
  if (operation !== 'create' || !key) return data
  return { ...data, keyHash: createHash('sha256').update(key).digest('hex') }
}

const isKey: TextFieldSingleValidation = (value, { operation }) =>
  operation !== 'create' || KEY.test(value ?? '') || 'Ключ — 43 латинские буквы, цифры, дефис или подчёркивание'

const keyField: Field = {
  name: 'key',
  type: 'text',
  label: 'Ключ api_key',
  virtual: true,
  defaultValue: () => randomBytes(KEY_BYTES).toString('base64url'),
  validate: isKey,
  // hides stored values: a default would look like a key
  access: { read: ({ id }) => !id, update: () => false },
  admin: {
    condition: (data) => !data.createdAt,
    disableListColumn: true,
    disableListFilter: true,
    description: 'Скопируйте его сейчас: после сохранения портал хранит только отпечаток и больше ключа не покажет.',
  },
}

export const systems: CollectionConfig = {
  slug: 'systems',
  // this table name prevents purging pages when messages are counted
  dbName: 'private_systems',
  labels: { singular: 'Внешняя система', plural: 'Внешние системы' },
  access: { read: isAdministrator, create: isAdministrator, update: isAdministrator, delete: isAdministrator },
  admin: {
    group: 'Социальный контроль',
    useAsTitle: 'title',
    defaultColumns: ['title', 'isOn', 'messages', 'lastMessageAt'],
    description: 'Кто передаёт заявки по стандарту Open311 (/open311/v2). Ключ показывается один раз.',
  },
  disableDuplicate: true,
  hooks: { beforeChange: [storeHash] },
  fields: [
    text('title', 'Название системы', { required: true, unique: true, maxLength: 120 }),
    check('isOn', 'Принимать сообщения', { defaultValue: true }),
    keyField,
    { name: 'keyHash', type: 'text', unique: true, index: true, maxLength: 64, hidden: true },
    counted(number('messages', 'Принято сообщений', { defaultValue: 0 })),
    counted(momentField('lastMessageAt', 'Последнее сообщение')),
  ],
}

function counted<T extends Field>(field: T): T {
  const access = { create: () => false, update: () => false }
  return { ...field, access, admin: { ...field.admin, readOnly: true, ...sidebar } } as T
}
