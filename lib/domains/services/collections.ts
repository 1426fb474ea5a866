import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { isStatePortalHome } from '@/lib/domains/services/rules'
import {
  check,
  email,
  filesField,
  number,
  relation,
  select,
  sidebar,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { dictionary, pageCollection, pageGlobal, sectionCollection } from '@/lib/platform/fields/collections'
import {
  placeFields,
  richText,
  row,
  rows,
  phonesField,
  titleField,
  seoField,
} from '@/lib/platform/fields/common-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { urlField } from '@/lib/platform/fields/link-fields'

const group = 'Услуги'

export const audiences = dictionary('audiences', 'Получатель', 'Получатели услуг', group)
export const serviceTopics = dictionary('service-topics', 'Тема', 'Темы услуг', group)

const situationNames = dictionary('life-situations', 'Жизненная ситуация', 'Жизненные ситуации', group)
/** The steps stand above the services of the situation. */
export const lifeSituations: CollectionConfig = {
  ...situationNames,
  fields: [
    ...situationNames.fields,
    rows(
      'steps',
      'Что делать по шагам',
      ['Шаг', 'Шаги'],
      [
        text('title', 'Что сделать', { required: true, maxLength: 120 }),
        textarea('text', 'Кто делает, где, что взять, сколько стоит', { required: true, maxLength: 600 }),
        urlField('url', 'Ссылка', false),
      ],
    ),
  ],
}

/** Cards have the parts required by 210-ФЗ. */
export const services: CollectionConfig = pageCollection({
  slug: 'services',
  labels: { singular: 'Услуга', plural: 'Услуги' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'topic', 'popular', '_status'],
    listSearchableFields: ['title', 'summary', 'authority'],
  },
  defaultSort: 'title',
  pathOf: (data) => paths.service(Number(data.id)),
  fields: [
    titleField,
    textarea('summary', 'Коротко', { required: true, maxLength: 400 }),
    richText('applicants', 'Кто может получить'),
    richText('result', 'Результат'),
    row(
      text('term', 'Срок', { required: true, maxLength: 200 }),
      text('fee', 'Стоимость', { required: true, maxLength: 200 }),
    ),
    richText('ownDocuments', 'Документы, которые нужно принести'),
    richText('interagencyDocuments', 'Документы, которые запросят сами'),
    richText('refusalGrounds', 'Когда могут отказать'),
    waysField(),
    filesField('forms', 'Бланки и образцы'),
    relation('regulation', 'Регламент', 'documents'),
    richText('complaint', 'Как обжаловать'),
    relation('audiences', 'Кому', 'audiences', { hasMany: true, admin: sidebar }),
    relation('topic', 'Тема', 'service-topics', { required: true, admin: sidebar }),
    relation('lifeSituations', 'Жизненные ситуации', 'life-situations', { hasMany: true, admin: sidebar }),
    text('authority', 'Кто оказывает', { maxLength: 300, admin: sidebar }),
    check('popular', 'Популярная', { defaultValue: false, admin: sidebar }),
  ],
})

function refuseHomePage(address: string): string | undefined {
  return isStatePortalHome(address)
    ? 'Это первая страница Госуслуг: дайте адрес самой услуги, чтобы «Подать онлайн» вела прямо к ней'
    : undefined
}

function waysField(): Field {
  return rows(
    'ways',
    'Способы обращения',
    ['Способ', 'Способы'],
    [
      select(
        'kind',
        'Способ',
        { office: 'Лично', center: 'Через МФЦ', post: 'По почте', online: 'Через интернет' },
        { required: true },
      ),
      text('text', 'Куда и как', { required: true, maxLength: 300 }),
      urlField('url', 'Ссылка на саму услугу', false, refuseHomePage),
    ],
  )
}

export const serviceCenters: CollectionConfig = sectionCollection({
  slug: 'service-centers',
  labels: { singular: 'Центр обслуживания', plural: 'Центры обслуживания' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'address'],
    listSearchableFields: ['title', 'address', 'phones.text', 'email'],
  },
  fields: [
    titleField,
    ...placeFields({ required: true }),
    phonesField,
    email('email', 'Электронная почта'),
    hoursField(),
    textarea('note', 'Примечание', { maxLength: 500 }),
  ],
})

export const serviceReports: CollectionConfig = sectionCollection({
  slug: 'service-reports',
  labels: { singular: 'Отчёт или методический материал', plural: 'Отчёты и методические материалы' },
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'kind', 'year'] },
  defaultSort: '-year',
  fields: [
    titleField,
    select('kind', 'Вид', { report: 'Отчёт', methodical: 'Методический материал' }, { required: true }),
    number('year', 'Год', { required: true, min: 1990, max: 2100, index: true }),
    filesField(),
  ],
})

export const servicesAbout: GlobalConfig = pageGlobal({
  slug: 'services-about',
  label: 'О муниципальных услугах',
  path: paths.servicesAbout,
  admin: { group: 'Услуги' },
  fields: [titleField, richText('body', 'Текст', { required: true }), filesField(), seoField],
})
