import type { Field, GlobalConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { type HomeBand, homeBands } from '@/lib/domains/home/contract'
import { imageField, relation, select, text } from '@/lib/platform/fields/basic-fields'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { rows, seoField } from '@/lib/platform/fields/common-fields'

const bandTitles: Record<HomeBand, string> = {
  news: 'Новости',
  messages: 'Объявления',
  services: 'За чем приходят чаще всего',
  posters: 'Афиша недели',
  projects: 'Город строится',
  discussions: 'Обсуждения',
  ideas: 'Идеи и заявки жителей',
  mayor: 'Глава города',
  facts: 'Город в цифрах',
  links: 'Полезные ссылки',
}

/** An empty choice means the default order; the office shows it, so that there is something to drag. */
const bandsField: Field = select(
  'bands',
  'Полосы страницы',
  homeBands.map((value) => ({ value, label: bandTitles[value] })),
  {
    hasMany: true,
    defaultValue: [...homeBands],
    admin: {
      isSortable: true,
      description:
        'Идут под полосой «Сегодня в городе» в этом порядке: перетащите, чтобы переставить. Убранная ' +
        'не показывается, а если убрать все, вернётся обычный порядок.',
    },
    hooks: { afterRead: [({ value }) => (Array.isArray(value) && value.length > 0 ? value : [...homeBands])] },
  },
)

export const home: GlobalConfig = pageGlobal({
  slug: 'home',
  label: 'Главная страница',
  path: paths.home,
  admin: { group: 'Сайт' },
  fields: [
    text('question', 'Вопрос над поиском', { defaultValue: 'Чем помочь?', required: true, maxLength: 80 }),
    imageField('panorama', 'Панорама города'),
    bandsField,
    relation('popularServices', 'Популярные услуги', 'services', { hasMany: true }),
    relation('projects', 'Проекты города', 'projects', {
      hasMany: true,
      maxRows: 6,
      admin: { description: 'Пусто — последние по дате публикации.' },
    }),
    rows(
      'facts',
      'Город в цифрах',
      ['Показатель', 'Показатели'],
      [
        text('value', 'Значение', { required: true, maxLength: 30 }),
        text('label', 'Подпись', { required: true, maxLength: 80 }),
      ],
    ),
    seoField,
  ],
})
