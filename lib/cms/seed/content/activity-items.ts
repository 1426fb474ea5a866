import { plansAndReports } from '@/lib/cms/seed/content/activity-plans'
import { programmesAndStatistics } from '@/lib/cms/seed/content/activity-programmes'
import { vacancies } from '@/lib/cms/seed/content/activity-vacancies'
import type { SeedActivityItem } from '@/lib/cms/seed/content/government-shapes'

/** Sections of the page, in this order. */
export const activityTypes = ['Планы', 'Отчёты', 'Программы', 'Статистика', 'Вакансии и конкурсы']

export const demoActivityItems: SeedActivityItem[] = [...plansAndReports, ...programmesAndStatistics, ...vacancies]
