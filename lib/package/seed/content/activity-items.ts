import { plansAndReports } from '@/lib/package/seed/content/activity-plans'
import { programmesAndStatistics } from '@/lib/package/seed/content/activity-programmes'
import { vacancies } from '@/lib/package/seed/content/activity-vacancies'
import type { SeedActivityItem } from '@/lib/package/folder/shapes/government-shapes'

export const demoActivityItems: SeedActivityItem[] = [...plansAndReports, ...programmesAndStatistics, ...vacancies]
