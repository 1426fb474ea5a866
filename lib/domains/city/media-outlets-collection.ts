import { urlField } from '@/lib/platform/fields/link-fields'
import { rowCollection } from '@/lib/platform/fields/page-collection'
import { placeFields } from '@/lib/platform/fields/place-fields'
import { positionField, textRows, titleField } from '@/lib/platform/fields/text-fields'
import { paths } from '@/lib/config/paths'
import { outletKinds } from '@/lib/domains/city/contract'

export const mediaOutlets = rowCollection({
  path: paths.mediaOutlets,
  slug: 'media-outlets',
  labels: { singular: 'Средство массовой информации', plural: 'Городские СМИ' },
  admin: { group: 'Мой город', useAsTitle: 'title', defaultColumns: ['title', 'kind', 'url', '_status'] },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название' },
    {
      name: 'kind',
      type: 'select',
      label: 'Вид',
      required: true,
      options: Object.entries(outletKinds).map(([value, label]) => ({ value, label })),
    },
    { name: 'description', type: 'textarea', label: 'О чём и для кого', required: true, maxLength: 500 },
    { name: 'schedule', type: 'text', label: 'Когда выходит или где ловить', maxLength: 200 },
    { name: 'founder', type: 'text', label: 'Учредитель', maxLength: 200 },
    urlField('url', 'Сайт', false),
    textRows('phones', 'Телефоны', 'Телефон'),
    { name: 'email', type: 'email', label: 'Электронная почта' },
    ...placeFields(),
    positionField,
  ],
})
