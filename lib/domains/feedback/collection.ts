import { paths } from '@/lib/config/paths'
import { check, select, text, textarea } from '@/lib/platform/fields/basic-fields'
import { rowCollection } from '@/lib/platform/fields/collections'
import { positionField, phonesField, titleField } from '@/lib/platform/fields/common-fields'
import { hoursField } from '@/lib/platform/fields/hours-field'

export const dutyServices = rowCollection({
  path: paths.dutyService,
  slug: 'duty-services',
  labels: { singular: 'Дежурная служба', plural: 'Дежурные службы' },
  admin: {
    group: 'Обратная связь',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'position', '_status'],
    listSearchableFields: ['title', 'organization', 'phones.text', 'purpose'],
  },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название' },
    select(
      'kind',
      'Раздел страницы',
      {
        emergency: 'Экстренные службы',
        dispatch: 'Дежурная служба города',
        utility: 'Вода, тепло, свет, газ',
        housing: 'Дом и двор',
        city: 'Улицы, транспорт, море',
      },
      { required: true, defaultValue: 'utility' },
    ),
    text('organization', 'Предприятие', { maxLength: 200 }),
    phonesField,
    textarea('purpose', 'С чем звонить', { required: true, maxLength: 500 }),
    textarea('zone', 'Зона ответственности', { maxLength: 500 }),
    check('roundTheClock', 'Круглосуточно', { defaultValue: false }),
    hoursField(),
    text('address', 'Адрес', { maxLength: 300 }),
    textarea('note', 'Примечание', { maxLength: 500 }),
    positionField,
  ],
})
