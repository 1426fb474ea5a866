import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { listCityMaps } from '@/lib/domains/city-maps/contract'

export const mapsDataset = defineDataset({
  id: 'maps',
  topic: 'city',
  title: 'Карты города',
  description: 'Генеральный план, зоны, транспорт и другие карты: вид, на какой день составлены, адрес.',
  page: paths.maps,
  operation: listCityMaps,
  list: ({ maps }) => maps,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['lead', 'О чём', ({ lead }) => lead],
    ['category', 'Вид', ({ category }) => category.title],
    ['actual_at', 'Составлена на', ({ actual_at: day }) => day],
    ['url', 'Адрес', ({ id }) => absoluteUrl(paths.map(id))],
  ],
})
