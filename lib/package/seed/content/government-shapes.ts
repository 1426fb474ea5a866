import type { Paper } from '@/lib/platform/documents/papers/paper'

export interface SeedActivityItem {
  type: string
  title: string
  summary: string
  year: number
  daysAgo: number
  /** Days from the day of seeding; vacancies and contests. */
  deadlineIn?: number
  organization?: string
  files: Paper[]
}
