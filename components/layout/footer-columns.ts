import { paths } from '@/lib/config/paths'

/** Columns of the footer until the back office has its own: services, municipality, documents, my city, feedback. */
export const defaultFooterColumns = [
  {
    title: 'Услуги',
    links: [
      { title: 'Каталог услуг', url: paths.servicesCatalog },
      { title: 'Центры обслуживания', url: paths.serviceCenters },
      { title: 'Вопросы и ответы', url: paths.faq },
    ],
  },
  {
    title: 'Муниципалитет',
    links: [
      { title: 'Глава города', url: paths.mayor },
      { title: 'Структура', url: paths.structure },
      { title: 'Органы власти', url: paths.governments },
      { title: 'Новости', url: paths.news },
    ],
  },
  {
    title: 'Документы',
    links: [
      { title: 'Правовые акты', url: paths.documents },
      { title: 'Общественные обсуждения', url: paths.discussions },
    ],
  },
  {
    title: 'Мой город',
    links: [
      { title: 'Общая информация', url: paths.cityAbout },
      { title: 'Афиша', url: paths.posters },
      { title: 'Справочная информация', url: paths.reference },
    ],
  },
  {
    title: 'Обратная связь',
    links: [
      { title: 'Единое окно', url: paths.feedback },
      { title: 'Официальное обращение', url: paths.officialAppeal },
      { title: 'Приёмная', url: paths.reception },
      { title: 'Дежурная служба', url: paths.dutyService },
    ],
  },
] as const
