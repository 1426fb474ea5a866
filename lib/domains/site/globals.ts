import type { Field, GlobalConfig } from 'payload'
import {
  MAX_MENU_TITLE_LENGTH,
  menuPlaceNames,
  menuPlaces,
  MAX_MENU_LINKS,
  defaultMenu,
} from '@/lib/config/menu-places'
import { contentAccess, isEditor } from '@/lib/platform/access/roles'
import {
  check,
  email,
  filesField,
  imageField,
  number,
  select,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { row, rows, phonesField } from '@/lib/platform/fields/common-fields'
import { momentField } from '@/lib/platform/fields/date-fields'
import { socialsField, urlField } from '@/lib/platform/fields/link-fields'

export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Настройки сайта',
  access: { read: isEditor, update: contentAccess.update },
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
    line('city', 'Город', true),
    line('cityGenitive', 'Город в родительном падеже (администрация …)', true),
    line('republic', 'Регион', true),
    line('administration', 'Название органа', true),
    imageField('emblem', 'Герб'),
    imageField('card', 'Вид города для карточек ссылок: без надписей, портал подпишет сам'),
    line('address', 'Адрес', true),
    row(number('latitude', 'Широта', { min: -90, max: 90 }), number('longitude', 'Долгота', { min: -180, max: 180 })),
    phonesField,
    line('dutyPhone', 'Телефон дежурной службы', false),
    email('email', 'Электронная почта'),
    email('supportEmail', 'Почта техподдержки', {
      admin: { description: 'Сюда приходят письма о новых обращениях в техподдержку. Пусто — на общую почту.' },
    }),
    line('hours', 'Часы работы', false),
  ]
}

function menuFields(): Field[] {
  const places = menuPlaceNames.map((value) => ({ value, label: menuPlaces[value] }))
  return [
    select(
      'menuParticipation',
      'Социальный контроль, общественные обсуждения и идеи стоят в разделе',
      [...places, { value: 'hidden', label: 'Не показывать в меню' }],
      {
        defaultValue: defaultMenu.participation,
        admin: {
          isClearable: false,
          description: '«Участие» — отдельный раздел за остальными: его видно, пока в нём есть ссылки.',
        },
      },
    ),
    rows(
      'menuLinks',
      'Свои ссылки',
      ['Ссылка', 'Ссылки'],
      [
        row(
          text('title', 'Название', { required: true, maxLength: MAX_MENU_TITLE_LENGTH }),
          urlField('url', 'Адрес'),
          select('place', 'Раздел', places, { required: true, defaultValue: 'participation' }),
        ),
      ],
      {
        maxRows: MAX_MENU_LINKS,
        admin: { description: 'Стоят последними в своих разделах. Страница портала — от косой черты: /news.' },
      },
    ),
  ]
}

function footerFields(): Field[] {
  return [
    rows(
      'footerColumns',
      'Колонки ссылок',
      ['Колонка', 'Колонки'],
      [
        line('title', 'Заголовок', true),
        rows('links', 'Ссылки', ['Ссылка', 'Ссылки'], [line('title', 'Название', true), urlField()]),
      ],
      { admin: { description: 'Пусто — колонки по умолчанию.' } },
    ),
    socialsField,
    filesField('agreement', 'Пользовательское соглашение'),
  ]
}

function mapFields(): Field[] {
  return [
    select(
      'mapDriver',
      'Чем рисовать карту',
      { yandex: 'Яндекс Карты, если есть ключ, иначе встроенная', builtin: 'Только встроенная карта' },
      { defaultValue: 'yandex', admin: { description: 'Карта открывается на адресе города с вкладки «Город»' } },
    ),
    line('yandexMapsKey', 'Ключ JavaScript API Яндекс Карт', false),
    text('mapTilesUrl', 'Плитки с другого сервера', {
      maxLength: 300,
      admin: { description: 'Пусто — плитки рисует портал. Пример: https://tiles.example/{z}/{x}/{y}{r}.png' },
      validate: (value: unknown) => !value || isTilesAddress(value) || 'Нужен адрес http(s) с {z}, {x} и {y}',
    }),
    line('mapAttribution', 'Подпись карты (чьи данные)', false),
    number('mapZoom', 'Масштаб при открытии, от 10 до 18', { min: 10, max: 18, defaultValue: 14 }),
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

function notReadyFields(): Field[] {
  return [
    textarea('notReadyWhen', 'Когда откроется', { maxLength: 500 }),
    textarea('notReadyWho', 'Кто готовит', { maxLength: 500 }),
  ]
}

function line(name: string, label: string, required: boolean): Field {
  return text(name, label, { required, maxLength: 300 })
}

export const alert: GlobalConfig = {
  slug: 'alert',
  label: 'Экстренное сообщение',
  access: { read: isEditor, update: contentAccess.update },
  admin: { group: 'Сайт' },
  versions: { max: 50 },
  fields: [
    check('enabled', 'Показывать', { defaultValue: false }),
    select(
      'level',
      'Уровень',
      { info: 'Сообщение', warning: 'Предупреждение', danger: 'Опасность' },
      { required: true, defaultValue: 'info' },
    ),
    textarea('text', 'Текст', {
      maxLength: 300,
      admin: {
        description:
          'На каждой странице видна одна строка: первое предложение («Шторм с 22:00») и срок. Остальное раскрывают; без ссылки виден весь текст.',
      },
    }),
    urlField('link', 'Ссылка «Подробнее»', false),
    momentField('from', 'Показывать с', { description: 'Пусто — сразу.' }),
    momentField('to', 'Показывать до', { description: 'Пусто — пока стоит отметка «Показывать».' }),
  ],
}
