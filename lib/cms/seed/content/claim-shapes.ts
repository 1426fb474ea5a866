import type { claimIcons } from '@/lib/cms/collections/claim-categories'
import type { BeforeAfterKind } from '@/lib/cms/seed/drawing/scenes/before-after'

/** A theme of the second level with what residents write about it. */
export interface SeedClaimTheme {
  title: string
  covers: string
  /** Title of an organisation; the one of the theme above where absent. */
  department?: string
  termDays: number
  /** What the drawn photos show. */
  pair?: BeforeAfterKind
  /**
   * A message and the department's answer to it on a line, parted by «→». Three residents write each message in their
   * own words: {one|another|the third}.
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
