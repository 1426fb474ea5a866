import { readFileSync } from 'node:fs'
import type { SearchAnswer } from '@/lib/domains/search/contract'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import type { Row } from '@/lib/tools/bench/table'

/** What residents type, and the title that answers it. */
interface Question {
  text: string
  accepted: RegExp
}

/** Results looked at. */
const FIRST = 3

/** Known from real portals; thought of by people who had not seen the results. */
export const questionLists = ['questions', 'everyday-questions'] as const

export function readQuestions(list: (typeof questionLists)[number]): Question[] {
  const [, ...lines] = readFileSync(`e2e/search/${list}.tsv`, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [text = '', pattern = ''] = line.split('\t')
    return { text, accepted: new RegExp(pattern, 'i') }
  })
}

/** Returns the places of accepted titles, from 0; -1 if none of the first is accepted. */
export function findPlaces({ accepted }: Question, { results, best_bets: bets }: SearchAnswer) {
  const titles = results.data.map(({ title }) => title.map(({ text }) => text).join(''))
  const placeIn = (all: readonly string[]) => all.slice(0, FIRST).findIndex((title) => accepted.test(title))
  return { results: placeIn(titles), withBets: placeIn([...bets.map(({ title }) => title), ...titles]) }
}

/** Success at 1 and at 3. */
export async function measureQuestions(portal: BenchPortal): Promise<Row[]> {
  const rows: Row[] = []
  for (const list of questionLists) rows.push(...(await measureList(portal, list)))
  return rows
}

async function measureList(portal: BenchPortal, list: (typeof questionLists)[number]): Promise<Row[]> {
  const places: ReturnType<typeof findPlaces>[] = []
  for (const question of readQuestions(list)) {
    const response = await fetch(`${portal.url}/api/search?text=${encodeURIComponent(question.text)}`)
    places.push(findPlaces(question, (await response.json()) as SearchAnswer))
  }
  const toRow = (name: string, found: readonly number[]): Row => ({
    вопросы: `${list}, ${name}`,
    'ответ первый': `${found.filter((place) => place === 0).length} из ${found.length}`,
    'среди трёх': `${found.filter((place) => place >= 0).length} из ${found.length}`,
    цель: '≥ 0.9 среди трёх',
  })
  return [
    toRow(
      'без рекомендаций',
      places.map(({ results }) => results),
    ),
    toRow(
      'с рекомендациями',
      places.map(({ withBets }) => withBets),
    ),
  ]
}
