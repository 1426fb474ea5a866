import type { Field } from 'payload'
import { normalizeLink } from '@/lib/text/normalize-link'
import { select, text } from '@/lib/platform/fields/basic-fields'
import type { z } from 'zod'
import type { social } from '@/lib/contract/shapes'

/** Adds https:// and refuses what is no URL and other schemes than http, https, ftp, mailto and tel. */
export function urlField(
  name = 'url',
  label = 'Ссылка',
  required = true,
  findRefusal: (address: string) => string | undefined = () => undefined,
): Field {
  return text(name, label, {
    required,
    maxLength: 500,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (normalizeLink(value) ?? value) : value)] },
    validate: (value: unknown) => {
      if (typeof value !== 'string' || value === '') return required ? 'Поле обязательно для заполнения' : true
      const address = normalizeLink(value)
      if (address === null) return 'Нужен адрес, который начинается с http, https или ftp'
      return findRefusal(address) ?? true
    },
  })
}

export const socialsField: Field = {
  name: 'socials',
  type: 'array',
  label: 'Социальные сети',
  labels: { singular: 'Страница', plural: 'Страницы' },
  fields: [
    text('title', 'Название', { required: true, maxLength: 60 }),
    urlField('link'),
    select(
      'icon',
      'Значок',
      { vk: 'ВКонтакте', ok: 'Одноклассники', telegram: 'Telegram', max: 'MAX', rutube: 'Rutube', link: 'Другая' },
      { required: true, defaultValue: 'link' },
    ),
  ],
}

interface SocialRow {
  title: string
  link?: string | null
  icon: string
}

export function toSocials(rows: readonly SocialRow[] | null | undefined): z.infer<typeof social>[] {
  return (rows ?? []).map(({ title, link, icon }) => ({ title, link: link ?? '', icon, type: { icon } }))
}
