import type { Field, GlobalConfig } from 'payload'
import { contentAccess } from '@/lib/cms/access/roles'
import { filesField, imageField } from '@/lib/cms/fields/file-fields'
import { socialsField, urlField } from '@/lib/cms/fields/link-fields'
import { textRows } from '@/lib/cms/fields/text-fields'

/** Facts of the city and of the site that every page shows. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Настройки сайта',
  access: { read: contentAccess.read, update: contentAccess.update },
  admin: { group: 'Сайт' },
  versions: { max: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Город', fields: cityFields() },
        { label: 'Подвал', fields: footerFields() },
        { label: 'Внешние сайты', fields: externalFields() },
      ],
    },
  ],
}

function cityFields(): Field[] {
  return [
    text('city', 'Город', true),
    text('cityGenitive', 'Город в родительном падеже (администрация …)', true),
    text('republic', 'Регион', true),
    text('administration', 'Название органа', true),
    imageField('emblem', 'Герб'),
    imageField('card', 'Картинка для ссылок по умолчанию'),
    text('address', 'Адрес', true),
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', label: 'Широта', min: -90, max: 90 },
        { name: 'longitude', type: 'number', label: 'Долгота', min: -180, max: 180 },
      ],
    },
    textRows('phones', 'Телефоны', 'Телефон'),
    text('dutyPhone', 'Телефон дежурной службы', false),
    { name: 'email', type: 'email', label: 'Электронная почта' },
    text('hours', 'Часы работы', false),
  ]
}

function footerFields(): Field[] {
  return [
    {
      name: 'footerColumns',
      type: 'array',
      label: 'Колонки ссылок',
      labels: { singular: 'Колонка', plural: 'Колонки' },
      fields: [
        text('title', 'Заголовок', true),
        {
          name: 'links',
          type: 'array',
          label: 'Ссылки',
          labels: { singular: 'Ссылка', plural: 'Ссылки' },
          fields: [text('title', 'Название', true), urlField()],
        },
      ],
    },
    socialsField,
    filesField('agreement', 'Пользовательское соглашение'),
  ]
}

function externalFields(): Field[] {
  return [
    urlField('tourismUrl', 'Туристический сайт', false),
    urlField('geoportalUrl', 'Геоинформационный портал', false),
    text('yandexMapsKey', 'Ключ Яндекс Карт (пусто — встроенная карта)', false),
  ]
}

function text(name: string, label: string, required: boolean): Field {
  return { name, type: 'text', label, required, maxLength: 300 }
}
