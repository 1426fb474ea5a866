import { paths } from '@/lib/config/paths'

/** Columns of the footer until an editor makes others: services, municipality, documents, my city, feedback. */
export const footerColumns = [
  {
    title: 'Услуги',
    links: [
      { title: 'Каталог услуг', url: paths.servicesCatalog },
      { title: 'Центры обслуживания', url: paths.serviceCenters },
      { title: 'Отчёты и методика', url: paths.servicesReports },
      { title: 'Вопросы и ответы', url: paths.faq },
      { title: 'О муниципальных услугах', url: paths.servicesAbout },
    ],
  },
  {
    title: 'Муниципалитет',
    links: [
      { title: 'Глава города', url: paths.mayor },
      { title: 'Структура', url: paths.structure },
      { title: 'Органы власти', url: paths.governments },
      { title: 'Учреждения и организации', url: paths.organizations },
      { title: 'Новости', url: paths.news },
    ],
  },
  {
    title: 'Документы',
    links: [
      { title: 'Правовые акты', url: paths.documents },
      { title: 'Общественные обсуждения', url: paths.discussions },
      { title: 'Проекты', url: paths.projects },
    ],
  },
  {
    title: 'Мой город',
    links: [
      { title: 'О городе', url: paths.cityAbout },
      { title: 'История', url: paths.cityHistory },
      { title: 'Афиша', url: paths.posters },
      { title: 'Фото и видео', url: paths.media },
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
      { title: 'Социальный контроль', url: paths.socialControl },
    ],
  },
]
