import { urlField } from '@/lib/platform/fields/link-fields'
import { rowCollection } from '@/lib/platform/fields/collections'
import { placeFields, positionField, textRows, titleField } from '@/lib/platform/fields/common-fields'
import { email, select, text, textarea } from '@/lib/platform/fields/basic-fields'
import { paths } from '@/lib/config/paths'
import { outletKinds } from '@/lib/domains/city/contract'

export const mediaOutlets = rowCollection({
  path: paths.mediaOutlets,
  slug: 'media-outlets',
  labels: { singular: 'Средство массовой информации', plural: 'Городские СМИ' },
  admin: {
    group: 'Мой город',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'url', '_status'],
    listSearchableFields: ['title', 'founder', 'phones.text', 'url'],
  },
  defaultSort: 'position',
  fields: [
    { ...titleField, label: 'Название' },
    select('kind', 'Вид', outletKinds, { required: true }),
    textarea('description', 'О чём и для кого', { required: true, maxLength: 500 }),
    text('schedule', 'Когда выходит или где ловить', { maxLength: 200 }),
    text('founder', 'Учредитель', { maxLength: 200 }),
    urlField('url', 'Сайт', false),
    textRows('phones', 'Телефоны', 'Телефон'),
    email('email', 'Электронная почта'),
    ...placeFields(),
    positionField,
  ],
})
