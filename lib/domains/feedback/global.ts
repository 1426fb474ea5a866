import type { Field, GlobalConfig } from 'payload'
import { hoursField } from '@/lib/platform/fields/hours-field'
import { pageGlobal } from '@/lib/platform/fields/page-collection'
import { leadField, seoField, titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

/** The single window; address, phones and mail of its contacts stand in the settings of the site. */
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
    { name: 'directions', type: 'textarea', label: 'Как добраться', maxLength: 500 },
    desksField(),
    requisitesField(),
    seoField,
  ],
})

function channelsField(): Field {
  return {
    name: 'channels',
    type: 'array',
    label: 'Что вы хотите?',
    labels: { singular: 'Способ обратиться', plural: 'Способы обратиться' },
    fields: [
      {
        name: 'kind',
        type: 'select',
        label: 'Куда ведёт',
        required: true,
        options: [
          { value: 'claim', label: 'Социальный контроль' },
          { value: 'appeal', label: 'Официальное обращение' },
          { value: 'support', label: 'Техническая поддержка' },
          { value: 'reception', label: 'Приёмная' },
          { value: 'duty', label: 'Дежурная служба' },
          { value: 'discussion', label: 'Общественные обсуждения' },
          { value: 'idea', label: 'Идеи для города' },
        ],
      },
      { name: 'title', type: 'text', label: 'Чего хочет житель', required: true, maxLength: 120 },
      { name: 'purpose', type: 'textarea', label: 'Для чего это', required: true, maxLength: 400 },
      { name: 'term', type: 'text', label: 'Срок', required: true, maxLength: 160 },
      { name: 'answeredBy', type: 'text', label: 'Кто отвечает', required: true, maxLength: 160 },
    ],
  }
}

function desksField(): Field {
  return {
    name: 'desks',
    type: 'array',
    label: 'Кому звонить',
    labels: { singular: 'Отдел', plural: 'Отделы' },
    fields: [
      { name: 'title', type: 'text', label: 'Отдел', required: true, maxLength: 160 },
      {
        type: 'row',
        fields: [
          { name: 'room', type: 'text', label: 'Кабинет', maxLength: 40 },
          { name: 'phone', type: 'text', label: 'Телефон', maxLength: 60 },
          { name: 'email', type: 'email', label: 'Электронная почта' },
        ],
      },
    ],
  }
}

function requisitesField(): Field {
  return {
    name: 'requisites',
    type: 'array',
    label: 'Реквизиты',
    labels: { singular: 'Реквизит', plural: 'Реквизиты' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'term', type: 'text', label: 'Название', required: true, maxLength: 120 },
          { name: 'value', type: 'text', label: 'Значение', required: true, maxLength: 300 },
        ],
      },
    ],
  }
}
