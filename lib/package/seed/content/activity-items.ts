import { plansAndReports } from '@/lib/package/seed/content/activity-plans'
import { programmesAndStatistics } from '@/lib/package/seed/content/activity-programmes'
import { vacancies } from '@/lib/package/seed/content/activity-vacancies'
import type { SeedActivityItem } from '@/lib/package/seed/content/government-shapes'

/** Sections of the page, in this order. */
export const activityTypes = ['Планы', 'Отчёты', 'Программы', 'Статистика', 'Вакансии и конкурсы']

export const demoActivityItems: SeedActivityItem[] = [...plansAndReports, ...programmesAndStatistics, ...vacancies]
