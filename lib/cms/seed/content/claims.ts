import type { BeforeAfterKind } from '@/lib/cms/seed/drawing/scenes/before-after'
import type { SeedClaimBranch } from '@/lib/cms/seed/content/claim-shapes'
import { cityClaims } from '@/lib/cms/seed/content/claims-city'
import { streetClaims } from '@/lib/cms/seed/content/claims-streets'
import { yardClaims } from '@/lib/cms/seed/content/claims-yards'

export const demoClaimBranches: readonly SeedClaimBranch[] = [...streetClaims, ...yardClaims, ...cityClaims]

/** A message of the demo city; what became of it is told by the loader. */
export interface SeedClaim {
  theme: string
  termDays: number
  text: string
  answer: string
  pair?: BeforeAfterKind
}

const RETELLINGS = 3
/** Coprime with the number of messages: neighbours in time are of different themes. */
const STRIDE = 127

/** Every message, newest first. */
export function listDemoClaims(): SeedClaim[] {
  const told = demoClaimBranches.flatMap(({ themes }) =>
    themes.flatMap(({ title, termDays, pair, stories }) =>
      linesOf(stories).flatMap(([text, answer]) =>
        Array.from({ length: RETELLINGS }, (_, telling) => ({
          theme: title,
          termDays,
          pair,
          text: retell(text, telling),
          answer: retell(answer, telling),
        })),
      ),
    ),
  )
  return told.flatMap((_, index) => told[(index * STRIDE) % told.length] ?? [])
}

/** The story with the wording of that resident. */
function retell(story: string, telling: number): string {
  return story.replace(/\{([^{}]+)\}/g, (_, variants: string) => {
    const all = variants.split('|')
    return all[telling % all.length] ?? ''
  })
}

function linesOf(stories: string): [string, string][] {
  return stories
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [text = '', answer = ''] = line.split(' → ')
      return [text, answer]
    })
}
