import type { Field } from 'payload'
import { normalizeLink } from '@/lib/shared/links'

/** A link typed by an editor: https:// is added where no scheme stands, schemes other than http, https, ftp, mailto, tel are refused. */
export function urlField(name = 'url', label = 'Ссылка', required = true): Field {
  return {
    name,
    type: 'text',
    label,
    required,
    maxLength: 500,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (normalizeLink(value) ?? value) : value)] },
    validate: (value: unknown) => {
      if (typeof value !== 'string' || value === '') return required ? 'Поле обязательно для заполнения' : true
      return normalizeLink(value) !== null || 'Ссылка должна начинаться с http, https или ftp'
    },
  }
}

export const socialsField: Field = {
  name: 'socials',
  type: 'array',
  label: 'Социальные сети',
  labels: { singular: 'Страница', plural: 'Страницы' },
  fields: [
    { name: 'title', type: 'text', label: 'Название', required: true, maxLength: 60 },
    urlField('link'),
    {
      name: 'icon',
      type: 'select',
      label: 'Значок',
      required: true,
      defaultValue: 'link',
      options: [
        { value: 'vk', label: 'ВКонтакте' },
        { value: 'ok', label: 'Одноклассники' },
        { value: 'telegram', label: 'Telegram' },
        { value: 'max', label: 'MAX' },
        { value: 'rutube', label: 'Rutube' },
        { value: 'link', label: 'Другая' },
      ],
    },
  ],
}
