import { urlField } from '@/lib/platform/fields/link-fields'
import { rowCollection } from '@/lib/platform/fields/page-collection'
import { placeFields } from '@/lib/platform/fields/place-fields'
import { positionField, textRows, titleField } from '@/lib/platform/fields/text-fields'
import { email, select, text, textarea } from '@/lib/platform/fields/leaf-fields'
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
