import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { listServiceCenters, listServices } from '@/lib/domains/services/contract'
import { formatHoursCode } from '@/lib/time/opening-hours'

export const servicesDataset = defineDataset({
  id: 'services',
  topic: 'government',
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
    ['url', 'Адрес', ({ id }) => absoluteUrl(paths.service(id))],
  ],
})

export const serviceCentersDataset = defineDataset({
  id: 'service-centers',
  topic: 'government',
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
    ['hours', 'Часы работы', ({ hours }) => formatHoursCode(hours)],
    ['note', 'Примечание', ({ note }) => note],
    ['url', 'Адрес на портале', ({ id }) => absoluteUrl(`${paths.serviceCenters}#center-${id}`)],
  ],
  point: ({ latitude, longitude }) => ({ latitude, longitude }),
})
