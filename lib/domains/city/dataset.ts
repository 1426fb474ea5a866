import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { getReference } from '@/lib/domains/city/contract'

export const referenceDataset = defineDataset({
  id: 'reference',
  topic: 'city',
  title: 'Справочник телефонов и адресов',
  description: 'Городские службы и учреждения: телефоны, адрес с координатами, часы, почта, сайт.',
  page: paths.reference,
  operation: getReference,
  list: ({ reference }) => reference,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['topic', 'Тема', ({ topic }) => topic.title],
    ['phones', 'Телефоны', ({ phones }) => phones],
    ['address', 'Адрес', ({ address }) => address],
    ['hours', 'Часы работы', ({ hours }) => hours],
    ['email', 'Почта', ({ email }) => email],
    ['site', 'Сайт', ({ url }) => url],
    ['note', 'Примечание', ({ note }) => note],
  ],
  point: ({ latitude, longitude }) => ({ latitude, longitude }),
})
