import { demoCity, fact } from '@/lib/content/demo-city'
import type { ActDraft } from '@/lib/content/read/shapes/act-draft-shape'
import { ROW_PLACEHOLDER, type ActTemplate } from '@/lib/content/read/shapes/act-template-shape'
import { daysSince, longDate, workday } from '@/lib/content/seed/content/documents-calendar'

type Row = ActTemplate['rows'][number]

const OLDEST_KEPT = 2200

/** Acts made of templates, without those still in the future. */
export const templateActs: ActDraft[] = demoCity()
  .actTemplates.flatMap(({ rows, ...template }) => rows.map((row) => templateAct(template, row)))
  .filter(({ daysAgo }) => daysAgo > 0 && daysAgo <= OLDEST_KEPT)

type Template = Omit<ActTemplate, 'rows'>

function templateAct({ optional, annexes = [], ...template }: Template, row: Row): ActDraft {
  const lacks = (words: string) => optional.some((word) => !(word in row.own) && words.includes(`{{own.${word}}}`))
  const fill = (words: string) => fillPlaceholders(fillPlaceholders(words, row), row) // a word of a row may name dates and words itself
  const kept = annexes.filter(({ text }) => !lacks(text))
  const lines = template.text.split('\n').filter((line) => !lacks(line))
  const { date: daysAgo, own: _, ...links } = row
  return {
    ...links,
    form: template.form,
    issuer: template.issuer,
    daysAgo,
    title: fill(template.title),
    summary: fill(template.summary),
    text: numberAnew(fill(lines.join('\n'))),
    annexes: kept.map((annex) => ({ ...annex, title: fill(annex.title), text: fill(annex.text) })),
  }
}

function fillPlaceholders(words: string, row: Row): string {
  return words.replace(/\{\{([^{}]+)\}\}/g, (written, name: string) => {
    const { word, days, workday: isWorkday, law } = ROW_PLACEHOLDER.exec(name)?.groups ?? {}
    if (word !== undefined) return row.own[word] ?? written
    if (law !== undefined) return localLaw(row.date)
    const day = row.date - Number(days)
    return days === undefined ? written : longDate(isWorkday ? workday(day) : day)
  })
}

/** Renumbers points after some were dropped. */
function numberAnew(text: string): string {
  return text.replace(/^\d+\. .*(\n\d+\. .*)*/gm, (points) => {
    const first = Number.parseInt(points)
    return points
      .split('\n')
      .map((point, index) => point.replace(/^\d+/, String(first + index)))
      .join('\n')
  })
}

/** Law on local self-government of that day. */
function localLaw(daysAgo: number): string {
  return fact(daysAgo > daysSince('2025-06-19') ? 'laws.selfGovernmentBefore' : 'laws.selfGovernment')
}
