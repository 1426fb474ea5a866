import { defineDataset, type Dataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { getTourismSection, type TourismSectionAnswer } from '@/lib/domains/tourism/contract'

export function tourismDataset({ link, title }: { link: string; title: string }): Dataset {
  return defineDataset({
    id: `tourism-${link}`,
    topic: 'tourism',
    title: `Туризм. ${title}`,
    series: { title, description: 'Места для гостей города: адрес с координатами, вид, главное в двух словах.' },
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
      ['url', 'Адрес на портале', ({ id, slug }) => absoluteUrl(paths.tourismItem(link, id, slug))],
    ],
    point: ({ latitude, longitude }) => ({ latitude, longitude }),
  })
}

/** Is found by link alone: the title comes with the call's response. */
export function tourismDatasetAt(link: string): Dataset {
  const namedBy = (answer: unknown) => tourismDataset((answer as TourismSectionAnswer).section)
  return { ...tourismDataset({ link, title: link }), namedBy }
}
