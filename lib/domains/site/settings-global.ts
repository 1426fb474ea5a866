import type { Field, GlobalConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { filesField, imageField } from '@/lib/platform/fields/file-fields'
import { socialsField, urlField } from '@/lib/platform/fields/link-fields'
import { textRows } from '@/lib/platform/fields/text-fields'
import { LONGEST_MENU_TITLE, menuPlaceNames, menuPlaces, MOST_MENU_LINKS, usualMenu } from '@/lib/shared/menu-places'

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
        { label: 'Меню', fields: menuFields() },
        { label: 'Подвал', fields: footerFields() },
        { label: 'Карта', fields: mapFields() },
        { label: 'Внешние сайты', fields: externalFields() },
        { label: 'Раздел готовится', fields: notReadyFields() },
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
    imageField('card', 'Вид города для карточек ссылок: без надписей, портал подпишет сам'),
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
    {
      name: 'supportEmail',
      type: 'email',
      label: 'Почта техподдержки',
      admin: { description: 'Сюда приходят письма о новых обращениях в техподдержку. Пусто — на общую почту.' },
    },
    text('hours', 'Часы работы', false),
  ]
}

/** What the menu shows beside the specified items (product.md 9). */
function menuFields(): Field[] {
  const places = menuPlaceNames.map((value) => ({ value, label: menuPlaces[value] }))
  return [
    {
      name: 'menuParticipation',
      type: 'select',
      label: 'Социальный контроль, общественные обсуждения и идеи стоят в разделе',
      defaultValue: usualMenu.participation,
      options: [...places, { value: 'hidden', label: 'Не показывать в меню' }],
      admin: {
        isClearable: false,
        description: '«Участие» — отдельный раздел за остальными: его видно, пока в нём есть ссылки.',
      },
    },
    {
      name: 'menuLinks',
      type: 'array',
      label: 'Свои ссылки',
      labels: { singular: 'Ссылка', plural: 'Ссылки' },
      maxRows: MOST_MENU_LINKS,
      admin: { description: 'Стоят последними в своих разделах. Страница портала — от косой черты: /news.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', type: 'text', label: 'Название', required: true, maxLength: LONGEST_MENU_TITLE },
            urlField('url', 'Адрес'),
            {
              name: 'place',
              type: 'select',
              label: 'Раздел',
              required: true,
              defaultValue: 'participation',
              options: places,
            },
          ],
        },
      ],
    },
  ]
}

function footerFields(): Field[] {
  return [
    {
      name: 'footerColumns',
      type: 'array',
      label: 'Колонки ссылок',
      labels: { singular: 'Колонка', plural: 'Колонки' },
      admin: { description: 'Пусто — колонки по умолчанию.' },
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

function mapFields(): Field[] {
  return [
    {
      name: 'mapDriver',
      type: 'select',
      label: 'Чем рисовать карту',
      defaultValue: 'yandex',
      options: [
        { label: 'Яндекс Карты, если есть ключ, иначе встроенная', value: 'yandex' },
        { label: 'Только встроенная карта', value: 'builtin' },
      ],
      admin: { description: 'Карта открывается на адресе города с вкладки «Город»' },
    },
    text('yandexMapsKey', 'Ключ JavaScript API Яндекс Карт', false),
    {
      ...text('mapTilesUrl', 'Плитки с другого сервера', false),
      admin: { description: 'Пусто — плитки рисует портал. Пример: https://tiles.example/{z}/{x}/{y}{r}.png' },
      validate: (value: unknown) => !value || isTilesAddress(value) || 'Нужен адрес http(s) с {z}, {x} и {y}',
    } as Field,
    text('mapAttribution', 'Подпись карты (чьи данные)', false),
    { name: 'mapZoom', type: 'number', label: 'Масштаб при открытии, от 10 до 18', min: 10, max: 18, defaultValue: 14 },
  ]
}

function isTilesAddress(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^https?:\/\/\S+$/.test(value) &&
    ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  )
}

function externalFields(): Field[] {
  return [
    urlField('tourismUrl', 'Туристический сайт', false),
    urlField('geoportalUrl', 'Геоинформационный портал', false),
  ]
}

/** What a section that is not open yet says of itself. */
function notReadyFields(): Field[] {
  return [
    { name: 'notReadyWhen', type: 'textarea', label: 'Когда откроется', maxLength: 500 },
    { name: 'notReadyWho', type: 'textarea', label: 'Кто готовит', maxLength: 500 },
  ]
}

function text(name: string, label: string, required: boolean): Field {
  return { name, type: 'text', label, required, maxLength: 300 }
}
