import type { claimIcons } from '@/lib/domains/claims/categories-collection'

/** A theme of the second level with what residents write about it. */
export interface SeedClaimTheme {
  title: string
  covers: string
  /** Title of an organisation; the one of the theme above where absent. */
  department?: string
  termDays: number
  /**
   * A message and the department's answer to it on a line, parted by «→». Three residents write each message in their
   * own words: {one|another|the third}. Before it, in brackets, what its drawn photos show, where they show just this:
   * [pothole], and of several drawings which one: [pothole 1].
   */
  stories: string
}

export interface SeedClaimBranch {
  title: string
  icon: (typeof claimIcons)[number]['value']
  covers: string
  department: string
  themes: readonly SeedClaimTheme[]
}
