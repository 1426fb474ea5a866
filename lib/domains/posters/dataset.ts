import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { paths } from '@/lib/config/paths'
import { listPosters } from '@/lib/domains/posters/contract'

export const postersDataset = defineDataset({
  id: 'posters',
  topic: 'city',
  title: 'Афиша',
  description: 'События города: ближайшая дата, место с координатами, цена, возрастное ограничение, детям ли.',
  page: paths.posters,
  operation: listPosters,
  list: ({ posters }) => posters,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['summary', 'О чём', ({ summary }) => summary],
    ['category', 'Вид', ({ category }) => category.title],
    ['age', 'Возраст, от лет', ({ age }) => age],
    ['for_children', 'Детям и семьям', ({ for_children: children }) => children],
    ['is_free', 'Бесплатно', ({ is_free: free }) => free],
    ['price', 'Цена', ({ price }) => price],
    ['starts_at', 'Начало, UTC', ({ date }) => date?.starts_at],
    ['ends_at', 'Конец, UTC', ({ date }) => date?.ends_at],
    ['place', 'Место', ({ date }) => date?.place],
    ['address', 'Адрес места', ({ date }) => date?.address],
    ['is_past', 'Прошло', ({ is_past: past }) => past],
    ['url', 'Адрес', ({ id, slug }) => absoluteUrl(paths.posterItem(id, slug))],
  ],
  point: ({ date }) => ({ latitude: date?.latitude ?? null, longitude: date?.longitude ?? null }),
})
