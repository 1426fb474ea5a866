import { hoursField } from '@/lib/platform/fields/hours-field'
import { rowCollection } from '@/lib/platform/fields/page-collection'
import { positionField, textRows, titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'

/** Who answers when something breaks: emergency numbers, the city's dispatchers, utilities. */
export const dutyServices = rowCollection({
  path: paths.dutyService,
  slug: 'duty-services',
  labels: { singular: 'Дежурная служба', plural: 'Дежурные службы' },
  admin: { group: 'Обратная связь', useAsTitle: 'title', defaultColumns: ['title', 'kind', 'position', '_status'] },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название' },
    {
      name: 'kind',
      type: 'select',
      label: 'Раздел страницы',
      required: true,
      defaultValue: 'utility',
      options: [
        { value: 'emergency', label: 'Экстренные службы' },
        { value: 'dispatch', label: 'Диспетчер города' },
        { value: 'utility', label: 'Вода, тепло, свет, газ' },
        { value: 'housing', label: 'Дом и двор' },
        { value: 'city', label: 'Улицы, транспорт, море' },
      ],
    },
    { name: 'organization', type: 'text', label: 'Предприятие', maxLength: 200 },
    textRows('phones', 'Телефоны', 'Телефон'),
    { name: 'purpose', type: 'textarea', label: 'С чем звонить', required: true, maxLength: 500 },
    { name: 'zone', type: 'textarea', label: 'Зона ответственности', maxLength: 500 },
    { name: 'roundTheClock', type: 'checkbox', label: 'Круглосуточно', defaultValue: false },
    hoursField(),
    { name: 'address', type: 'text', label: 'Адрес', maxLength: 300 },
    { name: 'note', type: 'textarea', label: 'Примечание', maxLength: 500 },
    positionField,
  ],
})
