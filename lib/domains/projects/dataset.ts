import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { listProjects, projectStageTitle } from '@/lib/domains/projects/contract'

export const projectsDataset = defineDataset({
  id: 'projects',
  topic: 'documents',
  title: 'Проекты города',
  description: 'Что строят и благоустраивают: этап, сроки, бюджет, подрядчик, место с координатами.',
  page: paths.projects,
  operation: listProjects,
  list: ({ projects }) => projects,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['description', 'О чём', ({ description }) => description],
    ['category', 'Вид', ({ category }) => category.title],
    ['stage', 'Этап', ({ stage }) => projectStageTitle(stage)],
    ['address', 'Адрес', ({ address }) => address],
    ['budget', 'Бюджет, рублей', ({ budget }) => budget],
    ['funding', 'Откуда деньги', ({ funding }) => funding],
    ['start_date', 'Начало', ({ start_date: day }) => day],
    ['finish_date', 'Окончание', ({ finish_date: day }) => day],
    ['contractor', 'Подрядчик', ({ contractor }) => contractor],
    ['organization', 'Кто отвечает', ({ organization }) => organization?.title],
    ['url', 'Адрес на портале', ({ id }) => absoluteUrl(paths.project(id))],
  ],
  point: ({ latitude, longitude }) => ({ latitude, longitude }),
})
