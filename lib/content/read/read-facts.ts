import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ANSWER_DAYS, REGISTER_DAYS } from '@/lib/domains/appeals/contract'
import { MODERATION_DAYS, VERDICT_DAYS } from '@/lib/domains/claims/rules'
import { IDEA_REVIEW_DAYS, USUAL_THRESHOLD } from '@/lib/domains/ideas/states'
import { parseOptions, toFolderErrors } from '@/lib/content/read/schema-errors'
import type { FolderError } from '@/lib/content/read/folder-errors'
import { readYaml } from '@/lib/content/read/read-source'
import { formatHours, formatReception } from '@/lib/content/read/reception-line'
import { formatCount, formatDays } from '@/lib/text/plural'

const FILE = 'facts.yaml'
const WORKING_DAYS = ['рабочий день', 'рабочих дня', 'рабочих дней'] as const
const factsShape = z.record(z.string(), z.record(z.string(), z.string()))

/** Terms of the portal, by their names in texts. */
const portalFacts: Readonly<Record<string, string>> = {
  'terms.ideaReview': formatDays(IDEA_REVIEW_DAYS),
  'terms.ideaThreshold': formatCount(USUAL_THRESHOLD, ['голос', 'голоса', 'голосов']),
  'terms.claimCheck': formatCount(MODERATION_DAYS, WORKING_DAYS),
  'terms.claimVerdict': formatDays(VERDICT_DAYS),
  'terms.appealRegistration': formatDays(REGISTER_DAYS),
  'terms.appealAnswer': formatDays(ANSWER_DAYS),
}

/** Reads facts by name: «phones.library», «hours.library in words», «receptions.mayor in words». */
export function readFacts(folder: string, report: (mistake: FolderError) => void): ReadonlyMap<string, string> {
  const facts = new Map(Object.entries(portalFacts))
  if (!existsSync(path.join(folder, FILE))) return facts
  const [source] = readYaml(folder, FILE, report)
  if (!source) return facts
  const checked = factsShape.safeParse(source.value, parseOptions)
  if (!checked.success) toFolderErrors(checked.error, source).forEach(report)
  for (const [group, members] of Object.entries(checked.data ?? {})) {
    for (const [name, words] of Object.entries(members)) {
      facts.set(`${group}.${name}`, words)
      if (group === 'hours') facts.set(`hours.${name} in words`, formatHours(words))
      if (group === 'receptions') facts.set(`receptions.${name} in words`, formatReception(words))
    }
  }
  return facts
}

interface Theme {
  title: string
  termDays: number
}

/** Returns the term of each claim theme and their range. */
export function themeFacts(themes: readonly Theme[]): [string, string][] {
  const days = themes.map(({ termDays }) => termDays)
  const longest = formatCount(Math.max(...days), ['рабочего дня', 'рабочих дней', 'рабочих дней'])
  return [
    ...themes.map(({ title, termDays }): [string, string] => [`theme:${title}`, formatCount(termDays, WORKING_DAYS)]),
    ['themes', `от ${Math.min(...days)} до ${longest}`],
  ]
}
