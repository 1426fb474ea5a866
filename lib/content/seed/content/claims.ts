import type { SeedClaimBranch } from '@/lib/content/read/shapes/participation-shapes'

export interface ClaimPhoto {
  kind: string
  variant: number
}

/** Claim of the demo city; its outcome is computed by the loader. */
export interface SeedClaim {
  theme: string
  termDays: number
  street?: string | undefined
  text: string
  answer: string
  photo?: ClaimPhoto
}

const RETELLINGS = 3
/** Coprime with the number of claims, so that neighbours in time differ in theme. */
const STRIDE = 127

/** Newest first. */
export function listDemoClaims(branches: readonly SeedClaimBranch[]): SeedClaim[] {
  const claims = branches.flatMap(({ themes }) =>
    themes.flatMap(({ title, termDays, street, stories }) =>
      parseLines(stories).flatMap(({ photo, text, answer }) =>
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

/** Three drawings are of summer, spring and autumn: chooses the one of the month. */
export function inSeason({ kind, variant }: ClaimPhoto, month: number): ClaimPhoto {
  const season = month < 3 || month > 8 ? 2 : month < 6 ? 1 : 0
  return { kind, variant: variant - (variant % RETELLINGS) + season }
}

/** Returns the wording of that resident. */
function retell(story: string, telling: number): string {
  return story.replace(/\{([^{}]+)\}/g, (_, variants: string) => {
    const all = variants.split('|')
    return all[telling % all.length] ?? ''
  })
}

const STORY = /^(?:\[(?<kind>\w+)(?: (?<variant>\d))?\] )?(?<text>.+) → (?<answer>.+)$/

function parseLines(stories: string): Pick<SeedClaim, 'photo' | 'text' | 'answer'>[] {
  return stories
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const { kind, variant = '0', text = '', answer = '' } = STORY.exec(line)?.groups ?? {}
      return { text, answer, ...(kind && { photo: { kind, variant: Number(variant) } }) }
    })
}
