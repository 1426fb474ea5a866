import { defineSection } from '@/components/ui/filtered-list/section'
import { formatPeriod, formatSearchText } from '@/components/ui/filtered-list/section-text'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import { PROJECTS_PER_PAGE, listProjects, projectFilter, projectStageTitle } from '@/lib/domains/projects/contract'

export const projectsSection = defineSection({
  read: (filter) => read(listProjects, { query: filter }),
  filter: projectFilter,
  path: paths.projects,
  title: () => 'Проекты',
  address: {
    id: 'id',
    stage: 'status',
    category: 'category',
    title: 'text',
    start_date: 'from',
    end_date: 'to',
  },
  page: ({ projects }) => projects,
  empty: { projects: emptyPage<never>(PROJECTS_PER_PAGE, paths.projects), categories: [], stages: [] },
  terms: ({ categories: category }) => ({ category }),
  unknown: { stage: 'Такой стадии нет', category: 'Такой категории проектов нет', id: 'Такого номера проекта нет' },
  indexed: [],
  isCounted: true,
  labels: ({ title, category, stage, start_date: from, end_date: to }, { categories }) => [
    stage && projectStageTitle(stage),
    categories.find(({ id }) => id === category)?.title,
    formatPeriod(from, undefined),
    formatPeriod(undefined, to),
    formatSearchText(title),
  ],
  nothing: {
    yet: 'Проекты пока не опубликованы',
    advice:
      'Здесь только городские стройки и ремонты. О том, что построят рядом с домом, скажут обсуждения, карты города и документы.',
    all: 'Все проекты',
    elsewhere: [
      { title: 'Обсуждения планов застройки', href: paths.discussions },
      { title: 'Генеральный план и зоны застройки на картах', href: paths.maps },
      { title: 'Документы о планировке', href: `${paths.documents}?text=${encodeURIComponent('планировка')}` },
    ],
  },
})

export type ProjectsPage = Awaited<ReturnType<typeof projectsSection.read>>
