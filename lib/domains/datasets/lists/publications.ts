import { defineDataset } from '@/lib/domains/datasets/lists/dataset'
import { absolute } from '@/lib/domains/site/schema-org'
import { galleryPath, newsPath, paths } from '@/lib/config/paths'
import { documentStatuses, listDocuments } from '@/lib/domains/documents/contract'
import { listCityGalleries } from '@/lib/domains/galleries/contract'
import { listNews } from '@/lib/domains/news/contract'
import { listPosters } from '@/lib/domains/posters/contract'

export const newsDataset = defineDataset({
  id: 'news',
  title: 'Новости и объявления',
  description:
    'Опубликованные новости, объявления и анонсы города: заголовок, краткое содержание, день и адрес текста.',
  page: paths.news,
  operation: listNews,
  list: ({ news }) => news,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Заголовок', ({ title }) => title],
    ['lead', 'Краткое содержание', ({ lead }) => lead],
    ['type', 'Тип', ({ type }) => type.title],
    ['published_at', 'Когда опубликована, UTC', ({ date_publication: at }) => at],
    ['expires_at', 'Действует до, UTC', ({ expires_at: at }) => at],
    ['url', 'Адрес', ({ id, slug, type }) => absolute(newsPath({ id, slug, typeCode: type.code }))],
  ],
})

export const documentsDataset = defineDataset({
  id: 'documents',
  title: 'Реестр правовых актов',
  description:
    'Постановления, распоряжения, решения и другие акты: номер, дата, кто принял, действует ли, адреса файлов.',
  page: paths.documents,
  operation: listDocuments,
  list: ({ documents }) => documents,
  columns: [
    ['id', 'Номер записи', ({ id }) => id],
    ['number', 'Номер акта', ({ number }) => number],
    ['date', 'Дата принятия', ({ date }) => date],
    ['type', 'Вид', ({ type }) => type.title],
    ['title', 'Название', ({ title }) => title],
    ['summary', 'О чём', ({ summary }) => summary],
    ['issuer', 'Кто принял', ({ issuer }) => issuer.title],
    ['status', 'Состояние', ({ status }) => documentStatuses.find(({ id }) => id === status)?.title],
    ['files', 'Файлы', ({ join_documents: files }) => files.map(({ document }) => absolute(document.url))],
    ['url', 'Адрес', ({ id }) => absolute(paths.document(id))],
  ],
})

export const postersDataset = defineDataset({
  id: 'posters',
  title: 'Афиша',
  description: 'События города: ближайшая дата, место с координатами, цена, возрастное ограничение.',
  page: paths.posters,
  operation: listPosters,
  list: ({ posters }) => posters,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['summary', 'О чём', ({ summary }) => summary],
    ['category', 'Вид', ({ category }) => category.title],
    ['age', 'Возраст, от лет', ({ age }) => age],
    ['is_free', 'Бесплатно', ({ is_free: free }) => free],
    ['price', 'Цена', ({ price }) => price],
    ['starts_at', 'Начало, UTC', ({ date }) => date?.starts_at],
    ['ends_at', 'Конец, UTC', ({ date }) => date?.ends_at],
    ['place', 'Место', ({ date }) => date?.place],
    ['address', 'Адрес места', ({ date }) => date?.address],
    ['is_past', 'Прошло', ({ is_past: past }) => past],
    ['url', 'Адрес', ({ id, slug }) => absolute(paths.posterItem(id, slug))],
  ],
  point: ({ date }) => ({ latitude: date?.latitude ?? null, longitude: date?.longitude ?? null }),
})

export const galleriesDataset = defineDataset({
  id: 'galleries',
  title: 'Фото- и видеоальбомы',
  description: 'Альбомы города: день съёмки, сколько фотографий и видео.',
  page: paths.media,
  operation: listCityGalleries,
  list: ({ galleries }) => galleries,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['summary', 'О чём', ({ summary }) => summary],
    ['date', 'День съёмки', ({ date }) => date],
    ['pictures', 'Фотографий', ({ picture_count: count }) => count],
    ['videos', 'Видео', ({ video_count: count }) => count],
    ['url', 'Адрес', ({ id, owner }) => absolute(galleryPath({ id, owner }))],
  ],
})
