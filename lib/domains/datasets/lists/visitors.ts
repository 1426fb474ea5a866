import { defineDataset, type Dataset } from '@/lib/domains/datasets/lists/dataset'
import { paths } from '@/lib/config/paths'
import { absolute } from '@/lib/domains/site/schema-org'
import { listCityMaps } from '@/lib/domains/city-maps/contract'
import { getTourismSection, type TourismSectionAnswer } from '@/lib/domains/tourism/contract'

/** Makes the dataset of a section for visitors; each is a list of its own. */
export function tourismDataset({ link, title }: { link: string; title: string }): Dataset {
  return defineDataset({
    id: `tourism-${link}`,
    title: `Туризм. ${title}`,
    description: `Раздел «${title}» для гостей города: место с координатами, вид, главное в двух словах.`,
    page: paths.tourism(link),
    operation: getTourismSection,
    path: getTourismSection.path.replace('{link}', link),
    list: ({ items }) => items,
    columns: [
      ['id', 'Номер', ({ id }) => id],
      ['title', 'Название', ({ title: name }) => name],
      ['sort', 'Вид', ({ sort }) => sort],
      ['lead', 'О месте', ({ lead }) => lead],
      ['fact', 'Главное', ({ fact }) => fact],
      ['address', 'Адрес', ({ address }) => address],
      ['url', 'Адрес на портале', ({ id, slug }) => absolute(paths.tourismItem(link, id, slug))],
    ],
    point: ({ latitude, longitude }) => ({ latitude, longitude }),
  })
}

/** Does the same by its link alone: its title stands in the answer of the call. */
export function tourismDatasetAt(link: string): Dataset {
  const namedBy = (answer: unknown) => tourismDataset((answer as TourismSectionAnswer).section)
  return { ...tourismDataset({ link, title: link }), namedBy }
}

export const mapsDataset = defineDataset({
  id: 'maps',
  title: 'Галерея карт',
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
    ['url', 'Адрес', ({ id }) => absolute(paths.map(id))],
  ],
})
