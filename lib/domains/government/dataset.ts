import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { listDepartments, listMinisters, organizationKinds } from '@/lib/domains/government/contract'
import { fullName } from '@/lib/text/person-name'

export const organizationsDataset = defineDataset({
  id: 'organizations',
  topic: 'government',
  title: 'Органы власти, учреждения и организации',
  description: 'Кто работает на город: руководитель, адрес с координатами, телефоны, почта, сайт.',
  page: paths.organizations,
  operation: listDepartments,
  list: ({ departments }) => departments,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['short_title', 'Краткое название', ({ short_title: short }) => short],
    ['kind', 'Вид', ({ kind }) => organizationKinds.find(({ id }) => id === kind)?.one],
    ['sphere', 'Сфера', ({ sphere }) => sphere?.title],
    ['summary', 'Чем занимается', ({ summary }) => summary],
    ['head', 'Руководитель', ({ head }) => head && fullName(head)],
    ['address', 'Адрес', ({ address }) => address],
    ['phones', 'Телефоны', ({ phones }) => phones],
    ['email', 'Почта', ({ email }) => email],
    ['site', 'Сайт', ({ site }) => site],
    ['url', 'Адрес на портале', ({ id }) => absoluteUrl(paths.organization(id))],
  ],
  point: ({ latitude, longitude }) => ({ latitude, longitude }),
})

export const ministersDataset = defineDataset({
  id: 'ministers',
  topic: 'government',
  title: 'Руководители',
  description: 'Должностные лица местного самоуправления: должность, организация, служебные телефон и почта.',
  page: paths.structure,
  operation: listMinisters,
  list: ({ ministers }) => ministers,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['full_name', 'Фамилия, имя, отчество', fullName],
    ['post', 'Должность', ({ post }) => post],
    ['organization', 'Организация', ({ organization }) => organization?.title],
    ['phone', 'Служебный телефон', ({ phone }) => phone],
    ['email', 'Служебная почта', ({ email }) => email],
    ['url', 'Адрес', ({ id }) => absoluteUrl(paths.minister(id))],
  ],
})
