import { photoWords, type BeforeAfterKind } from '@/lib/package/seed/content/claim-words'
import type { SeedClaimBranch } from '@/lib/package/seed/content/claim-shapes'
import { cityClaims } from '@/lib/package/seed/content/claims-city'
import { streetClaims } from '@/lib/package/seed/content/claims-streets'
import { yardClaims } from '@/lib/package/seed/content/claims-yards'
import { WORKING_DAYS } from '@/lib/package/seed/content/contacts'
import { countOf } from '@/lib/shared/plural'

export const demoClaimBranches: readonly SeedClaimBranch[] = [...streetClaims, ...yardClaims, ...cityClaims]

const demoThemes = demoClaimBranches.flatMap(({ themes }) => themes)

/** The term of a theme, for texts that name it. */
export function termOfTheme(name: string): string {
  const theme = demoThemes.find(({ title }) => title === name)
  if (!theme) throw new Error(`Нет темы «${name}»`)
  return countOf(theme.termDays, WORKING_DAYS)
}

/** The shortest and the longest term: «от 2 до 25 рабочих дней». */
export function rangeOfTerms(): string {
  const days = demoThemes.map(({ termDays }) => termDays)
  return `от ${Math.min(...days)} до ${countOf(Math.max(...days), ['рабочего дня', 'рабочих дней', 'рабочих дней'])}`
}

/** A drawn pair of photos: what it shows and in which drawing. */
export interface ClaimPhoto {
  kind: BeforeAfterKind
  variant: number
}

/** A message of the demo city; what became of it is told by the loader. */
export interface SeedClaim {
  theme: string
  termDays: number
  text: string
  answer: string
  photo?: ClaimPhoto
}

const RETELLINGS = 3
/** Coprime with the number of messages: neighbours in time are of different themes. */
const STRIDE = 127

/** Every message, newest first. */
export function listDemoClaims(): SeedClaim[] {
  const told = demoClaimBranches.flatMap(({ themes }) =>
    themes.flatMap(({ title, termDays, stories }) =>
      linesOf(stories).flatMap(({ photo, text, answer }) =>
        Array.from({ length: RETELLINGS }, (_, telling) => ({
          theme: title,
          termDays,
          photo,
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

const STORY = /^(?:\[(?<kind>\w+)(?: (?<variant>\d))?\] )?(?<text>.+) → (?<answer>.+)$/

function linesOf(stories: string): Pick<SeedClaim, 'photo' | 'text' | 'answer'>[] {
  return stories
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const { kind, variant = '0', text = '', answer = '' } = STORY.exec(line)?.groups ?? {}
      return { text, answer, ...(kind && { photo: { kind: pictured(kind), variant: Number(variant) } }) }
    })
}

function pictured(kind: string): BeforeAfterKind {
  if (!(kind in photoWords)) throw new Error(`Нет рисунка «${kind}»`)
  return kind as BeforeAfterKind
}
