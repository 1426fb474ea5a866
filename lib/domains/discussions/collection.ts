import type { CollectionConfig, Field } from 'payload'
import { paths } from '@/lib/config/paths'
import { MAX_RESULT_LENGTH, MINIMUM_NOTICE_DAYS } from '@/lib/domains/discussions/contract'
import { checkRules, refuseDeletingVotes } from '@/lib/domains/discussions/hooks/check-rules'
import { papersEndpoint, papersLinks } from '@/lib/domains/discussions/hooks/download-papers'
import { draftPapers } from '@/lib/domains/discussions/hooks/draft-papers'
import { territoryFields } from '@/lib/domains/discussions/territory-field'
import { hasRole } from '@/lib/platform/access/roles'
import {
  check,
  filesField,
  galleryField,
  imageField,
  sidebar,
  text,
  textarea,
  virtualField,
} from '@/lib/platform/fields/basic-fields'
import { draftVersions, pageCollection } from '@/lib/platform/fields/collections'
import { placeFields, richText, row, titleField } from '@/lib/platform/fields/common-fields'
import { dayField, momentField } from '@/lib/platform/fields/date-fields'
import { formatCount } from '@/lib/text/plural'

const subject: Field[] = [
  titleField,
  text('titleNpa', 'Проект правового акта', { maxLength: 500 }),
  richText('description', 'Что обсуждается', { required: true }),
  richText('exhibitionDescription', 'Экспозиция: где и когда посмотреть проект'),
  imageField('headImage', 'Главное изображение'),
  text('organizer', 'Организатор', { maxLength: 300 }),
  textarea('contacts', 'Куда обращаться', { maxLength: 500 }),
  check('commentRequired', 'Голос «Против» принимать только с пояснением', {
    admin: { description: 'После начала обсуждения не меняется: правила для всех одни.' },
  }),
]

function period(start: string, finish: string, label: string): Field {
  return row(
    { ...dayField(start, `${label}: первый день`), required: true },
    { ...dayField(finish, `${label}: последний день`), required: true },
  )
}

const periods: Field[] = [
  period('notificationStartDate', 'notificationFinishDate', 'Оповещение'),
  period('exhibitionStartDate', 'exhibitionFinishDate', 'Обсуждение и экспозиция'),
  period('reviewStartDate', 'reviewFinishDate', 'Рассмотрение'),
  check('isStopped', 'Остановить обсуждение'),
  textarea('stopReason', 'Причина остановки', {
    maxLength: 1_000,
    admin: { description: 'Её прочтут все.', condition: (data) => Boolean(data.isStopped) },
  }),
]

const place: Field[] = [...placeFields(), ...territoryFields]

const papers: Field[] = [
  filesField('notificationDocuments', 'Оповещение'),
  filesField('discussionDocuments', 'Материалы обсуждения'),
  galleryField('sketches', 'Эскизы'),
  filesField('legalActDocuments', 'Правовые акты'),
  textarea('result', 'Итог словами', {
    maxLength: MAX_RESULT_LENGTH,
    admin: {
      description:
        'Что решили и что будет дальше. Стоит вверху страницы и в списке, как только обсуждение завершено; ' +
        'сколько человек проголосовало, портал скажет сам.',
    },
  }),
  filesField('finishDocuments', 'Итоги: протокол и заключение'),
  papersLinks,
  virtualField(
    check('makePapers', 'Положить протокол и заключение (DOCX) в черновики', {
      admin: { description: 'Отметьте и сохраните: файлы появятся ниже. Прежние черновики будут заменены.' },
    }),
  ),
  {
    ...filesField('finishDrafts', 'Черновики протокола и заключения'),
    admin: { description: 'На сайте не видны. Проверьте, дополните и перенесите в «Итоги».' },
  } as Field,
]

const votes: Field[] = [
  {
    name: 'proposals',
    type: 'join',
    collection: 'discussion-votes',
    on: 'discussion',
    label: 'Предложения и замечания',
    maxDepth: 0,
    defaultSort: 'number',
    admin: { defaultColumns: ['number', 'type', 'text', 'source', 'answerKind', 'isHidden'] },
  },
]

export const discussions: CollectionConfig = pageCollection({
  slug: 'discussions',
  labels: { singular: 'Общественное обсуждение', plural: 'Общественные обсуждения' },
  access: {
    read: ({ req }) => hasRole(req.user, 'organizer', 'editor'),
    readVersions: ({ req }) => hasRole(req.user, 'organizer', 'editor'),
    create: ({ req }) => hasRole(req.user, 'organizer'),
    update: ({ req }) => hasRole(req.user, 'organizer'),
    delete: ({ req }) => hasRole(req.user, 'organizer'),
  },
  admin: {
    group: 'Общественные обсуждения',
    useAsTitle: 'title',
    defaultColumns: ['title', 'exhibitionStartDate', 'exhibitionFinishDate', 'isStopped', '_status'],
    listSearchableFields: ['id', 'title', 'titleNpa', 'organizer'],
    description:
      'Этапы сменяются сами, в полночь города. От оповещения до обсуждения — не меньше ' +
      `${formatCount(MINIMUM_NOTICE_DAYS, ['дня', 'дней', 'дней'])}.`,
  },
  // no scheduled publication: the notice period counts from the day the organiser publishes
  versions: { ...draftVersions, drafts: true },
  trash: false, // votes stand under it: what has any is never deleted
  defaultSort: '-exhibitionFinishDate',
  disableDuplicate: true,
  disableBulkEdit: true,
  pathOf: (data) => paths.discussion(Number(data.id)),
  endpoints: [papersEndpoint],
  hooks: { beforeChange: [checkRules, draftPapers], beforeDelete: [refuseDeletingVotes] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Обсуждение', fields: subject },
        { label: 'Сроки', fields: periods },
        { label: 'Место', fields: place },
        { label: 'Документы', fields: papers },
        { label: 'Предложения', fields: votes },
      ],
    },
    {
      ...momentField('stoppedAt', 'Остановлено', {
        ...sidebar,
        readOnly: true,
        condition: (data) => Boolean(data.stoppedAt),
      }),
      access: { create: () => false, update: () => false },
    },
  ],
})
