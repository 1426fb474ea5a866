import { defineDataset } from '@/lib/domains/datasets/lists/dataset'
import { paths } from '@/lib/config/paths'
import { absolute } from '@/lib/domains/site/schema-org'
import { getReference } from '@/lib/domains/city/contract'
import { listDutyServices } from '@/lib/domains/feedback/contract'
import { listServiceCenters, listServices } from '@/lib/domains/services/contract'
import { openingHoursCode } from '@/lib/shared/opening-hours-code'

export const servicesDataset = defineDataset({
  id: 'services',
  title: 'Муниципальные услуги',
  description: 'Каталог услуг: для кого, срок, плата, можно ли получить через интернет.',
  page: paths.servicesCatalog,
  operation: listServices,
  list: ({ services }) => services,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['summary', 'О чём', ({ summary }) => summary],
    ['topic', 'Тема', ({ topic }) => topic?.title],
    ['audiences', 'Для кого', ({ audiences }) => audiences.map(({ title }) => title)],
    ['life_situations', 'Жизненные ситуации', ({ life_situations: all }) => all.map(({ title }) => title)],
    ['term', 'Срок', ({ term }) => term],
    ['fee', 'Плата', ({ fee }) => fee],
    ['is_online', 'Через интернет', ({ is_online: online }) => online],
    ['url', 'Адрес', ({ id }) => absolute(paths.service(id))],
  ],
})

export const serviceCentersDataset = defineDataset({
  id: 'service-centers',
  title: 'Центры обслуживания',
  description: 'Где принимают документы: адрес с координатами, телефоны, часы работы.',
  page: paths.serviceCenters,
  operation: listServiceCenters,
  list: ({ service_centers: centers }) => centers,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['address', 'Адрес', ({ address }) => address],
    ['phones', 'Телефоны', ({ phones }) => phones],
    ['email', 'Почта', ({ email }) => email],
    ['hours', 'Часы работы', ({ hours }) => openingHoursCode(hours)],
    ['note', 'Примечание', ({ note }) => note],
    ['url', 'Адрес на портале', ({ id }) => absolute(`${paths.serviceCenters}#center-${id}`)],
  ],
  point: ({ latitude, longitude }) => ({ latitude, longitude }),
})

export const dutyServicesDataset = defineDataset({
  id: 'duty-services',
  title: 'Дежурные и аварийные службы',
  description: 'Кто отвечает на звонки днём и ночью: телефоны, за что отвечает, где и когда.',
  page: paths.dutyService,
  operation: listDutyServices,
  list: ({ duty_services: services }) => services,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['organization', 'Организация', ({ organization }) => organization],
    ['phones', 'Телефоны', ({ phones }) => phones],
    ['purpose', 'С чем звонить', ({ purpose }) => purpose],
    ['zone', 'Где отвечает', ({ zone }) => zone],
    ['is_round_the_clock', 'Круглосуточно', ({ is_round_the_clock: always }) => always],
    ['hours', 'Часы работы', ({ hours }) => openingHoursCode(hours)],
    ['address', 'Адрес', ({ address }) => address],
  ],
})

export const referenceDataset = defineDataset({
  id: 'reference',
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
