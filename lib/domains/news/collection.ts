import type { CollectionConfig, PayloadRequest } from 'payload'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import { contentAccess } from '@/lib/platform/access/roles'
import {
  check,
  filesField,
  galleryField,
  imageField,
  number,
  relation,
  sidebar,
  text,
  textarea,
} from '@/lib/platform/fields/basic-fields'
import { pageCollection } from '@/lib/platform/fields/collections'
import { richText, slugField, titleField } from '@/lib/platform/fields/common-fields'
import { momentField } from '@/lib/platform/fields/date-fields'
import { urlField } from '@/lib/platform/fields/link-fields'
import { relativeDayWarning, warningField } from '@/lib/platform/fields/notice-fields'
import type { News } from '@/lib/platform/payload/payload-types'
import { stampPublication, storePlainText } from '@/lib/platform/save-hooks/record-editor'

const group = 'Новости'

export const newsTypes: CollectionConfig = {
  slug: 'news-types',
  labels: { singular: 'Тип новостей', plural: 'Типы новостей' },
  access: contentAccess,
  admin: { group, useAsTitle: 'title', defaultColumns: ['code', 'title'] },
  defaultSort: 'code',
  fields: [number('code', 'Код', { required: true, unique: true, min: 1, max: 7 }), titleField],
}

export const news: CollectionConfig = pageCollection({
  slug: 'news',
  labels: { singular: 'Новость', plural: 'Новости и объявления' },
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'publishedAt', '_status'],
    listSearchableFields: ['title', 'lead', 'id'],
  },
  defaultSort: '-publishedAt',
  pathOf: (data) =>
    newsPath({ id: Number(data.id), slug: String(data.slug ?? 'item'), typeCode: Number(data.typeCode ?? 1) }),
  hooks: { beforeChange: [stampPublication, rememberTypeCode, storePlainText('body', 'bodyText')] },
  fields: [
    titleField,
    warningField(({ title, lead, bodyText }) => relativeDayWarning(title, lead, bodyText)),
    textarea('lead', 'Лид', { required: true, maxLength: 600 }),
    imageField('headImage', 'Главное изображение'),
    richText('body', 'Текст', { required: true }),
    galleryField(),
    {
      name: 'video',
      type: 'group',
      label: 'Видео',
      fields: [text('title', 'Название', { maxLength: 200 }), urlField('url', 'Ссылка', false)],
    },
    filesField('attachments', 'Вложения'),
    text('tags', 'Метки', { hasMany: true, maxRows: 20, maxLength: 60 }),
    relation('related', 'По теме', 'news', { hasMany: true }),
    relation('type', 'Тип', 'news-types', { required: true, defaultValue: usualType, admin: sidebar }),
    number('typeCode', 'Код типа', { index: true, admin: { hidden: true, disableListColumn: true } }),
    { name: 'bodyText', type: 'textarea', hidden: true },
    {
      ...momentField('publishedAt', 'Дата публикации', {
        ...sidebar,
        description: 'Эта дата стоит на странице. Пусто — время первой публикации.',
      }),
      index: true,
    },
    momentField('startsAt', 'Действует с', {
      ...sidebar,
      condition: (data) => data.typeCode === MESSAGE_TYPE_CODE || Boolean(data.startsAt),
      description: 'Когда отключат или перекроют: на сайте будет «Завтра, 10:00–17:00». Пусто — начало не названо.',
    }),
    {
      ...momentField('expiresAt', 'Действует до', {
        ...sidebar,
        condition: (data) => data.typeCode === MESSAGE_TYPE_CODE || Boolean(data.expiresAt),
        description: 'Без срока объявление не опубликовать. После него оно остаётся на сайте с пометкой.',
      }),
      validate: messageEnds,
    },
    check('pinned', 'Закрепить на главной', { defaultValue: false, admin: sidebar }),
    slugField(),
  ],
})

/** A message needs an end, or it outlives its day; drafts may lack it. */
function messageEnds(value: unknown, { data }: { data: Partial<News> }): true | string {
  const isPublished = data._status === 'published' && data.typeCode === MESSAGE_TYPE_CODE
  if (!isPublished) return true
  if (!value) return 'Укажите, до какого дня и часа действует объявление. Если срока у него нет, выберите другой тип.'
  const end = new Date(String(value))
  // what was called off before it began is over already
  const isAhead = end > new Date()
  if (isAhead && data.startsAt && end < new Date(data.startsAt))
    return 'Срок объявления не может кончиться раньше, чем начнётся.'
  const isLater = !data.publishedAt || end > new Date(data.publishedAt)
  return isLater || 'Срок объявления должен быть позже даты публикации.'
}

async function usualType({ req }: { req: PayloadRequest }) {
  const { docs } = await req.payload.find({ collection: 'news-types', sort: 'code', limit: 1, depth: 0, req })
  return docs[0]?.id
}

/** Stores the type's code in the row, so that lists filter without a join. */
async function rememberTypeCode({ data, req }: Parameters<typeof stampPublication>[0]) {
  if (!data.type) return data
  const id = typeof data.type === 'object' ? data.type.id : data.type
  const type = await req.payload.findByID({ collection: 'news-types', id, req, depth: 0 })
  return { ...data, typeCode: type.code }
}
