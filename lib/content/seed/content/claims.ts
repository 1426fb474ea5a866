import type { SeedClaimBranch } from '@/lib/content/read/shapes/participation-shapes'

/** A drawn pair of photos: what it shows and in which drawing. */
export interface ClaimPhoto {
  kind: string
  variant: number
}

/** A message of the demo city; the loader says what became of it. */
export interface SeedClaim {
  theme: string
  termDays: number
  /** It is about a house of this street. */
  street?: string | undefined
  text: string
  answer: string
  photo?: ClaimPhoto
}

const RETELLINGS = 3
/** The stride is coprime with the number of messages, so that neighbours in time are of different themes. */
const STRIDE = 127

/** Lists every message, newest first. */
export function listDemoClaims(branches: readonly SeedClaimBranch[]): SeedClaim[] {
  const claims = branches.flatMap(({ themes }) =>
    themes.flatMap(({ title, termDays, street, stories }) =>
      linesOf(stories).flatMap(({ photo, text, answer }) =>
        Array.from({ length: RETELLINGS }, (_, telling) => ({
          theme: title,
          termDays,
          street,
          photo: photo && { ...photo, variant: photo.variant * RETELLINGS + telling },
          text: retell(text, telling),
          answer: retell(answer, telling),
        })),
      ),
    ),
  )
  return claims.flatMap((_, index) => claims[(index * STRIDE) % claims.length] ?? [])
}

/**
 * Of three drawings the first is of summer, the second of spring, the third of autumn: trees do not bloom in November.
 * The one of a message written in this month is given.
 */
export function inSeason({ kind, variant }: ClaimPhoto, month: number): ClaimPhoto {
  const season = month < 3 || month > 8 ? 2 : month < 6 ? 1 : 0
  return { kind, variant: variant - (variant % RETELLINGS) + season }
}

/** Gives the story with the wording of that resident. */
function retell(story: string, telling: number): string {
  return story.replace(/\{([^{}]+)\}/g, (_, variants: string) => {
    const all = variants.split('|')
    return all[telling % all.length] ?? ''
  })
}

const STORY = /^(?:\[(?<kind>\w+)(?: (?<variant>\d))?\] )?(?<text>.+) → (?<answer>.+)$/

function linesOf(stories: string): Pick<SeedClaim, 'photo' | 'text' | 'answer'>[] {
  return stories
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const { kind, variant = '0', text = '', answer = '' } = STORY.exec(line)?.groups ?? {}
      return { text, answer, ...(kind && { photo: { kind, variant: Number(variant) } }) }
    })
}
