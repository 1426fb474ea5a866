import type { Field, GlobalConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { email, filesField, select, text, textarea } from '@/lib/platform/fields/basic-fields'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { leadField, richText, row, rows, seoField, titleField } from '@/lib/platform/fields/common-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'

export const feedback: GlobalConfig = pageGlobal({
  slug: 'feedback',
  label: 'Единое окно и контакты',
  path: paths.feedback,
  admin: { group: 'Обратная связь' },
  fields: [
    titleField,
    leadField,
    channelsField(),
    hoursField(),
    textarea('directions', 'Как добраться', { maxLength: 500 }),
    desksField(),
    requisitesField(),
    seoField,
  ],
})

function channelsField(): Field {
  return rows(
    'channels',
    'Что вы хотите сделать?',
    ['Способ обратиться', 'Способы обратиться'],
    [
      select(
        'kind',
        'Куда ведёт',
        {
          claim: 'Социальный контроль',
          appeal: 'Официальное обращение',
          support: 'Техническая поддержка',
          reception: 'Приёмная',
          duty: 'Дежурная служба',
          discussion: 'Общественные обсуждения',
          idea: 'Идеи для города',
        },
        { required: true },
      ),
      text('title', 'Чего хочет житель', { required: true, maxLength: 120 }),
      textarea('purpose', 'Для чего это', { required: true, maxLength: 400 }),
      text('term', 'Срок', { required: true, maxLength: 160 }),
      text('answeredBy', 'Кто отвечает', { required: true, maxLength: 160 }),
    ],
  )
}

function desksField(): Field {
  return rows(
    'desks',
    'Кому звонить',
    ['Отдел', 'Отделы'],
    [
      text('title', 'Отдел', { required: true, maxLength: 160 }),
      row(
        text('room', 'Кабинет', { maxLength: 40 }),
        text('phone', 'Телефон', { maxLength: 60 }),
        email('email', 'Электронная почта'),
      ),
    ],
  )
}

function requisitesField(): Field {
  return rows(
    'requisites',
    'Реквизиты',
    ['Реквизит', 'Реквизиты'],
    [
      row(
        text('term', 'Название', { required: true, maxLength: 120 }),
        text('value', 'Значение', { required: true, maxLength: 300 }),
      ),
    ],
  )
}

export const dutyPage: GlobalConfig = pageGlobal({
  slug: 'duty-page',
  label: 'Дежурная служба',
  path: paths.dutyService,
  admin: { group: 'Обратная связь' },
  fields: [titleField, leadField, richText('advice', 'Что сказать диспетчеру'), seoField],
})

export const reception: GlobalConfig = pageGlobal({
  slug: 'reception',
  label: 'Приёмная',
  path: paths.reception,
  admin: { group: 'Обратная связь' },
  fields: [
    titleField,
    leadField,
    richText('booking', 'Как записаться на личный приём'),
    text('bookingPhone', 'Телефон для записи', { maxLength: 60 }),
    richText('correspondence', 'Как передать письмо'),
    text('address', 'Адрес для писем', { maxLength: 300 }),
    email('email', 'Электронная почта'),
    hoursField(),
    filesField(),
    seoField,
  ],
})
