import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { measureMedian, medianTime } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'

/** Common and rare words, typos, the other keyboard layout. */
const questions = [
  ['частое слово', 'город'],
  ['два слова', 'ремонт дороги'],
  ['форма, которой нет в словаре', 'площадок'],
  ['редкое слово', 'филармония'],
  ['опечатка', 'библеотека'],
  ['другая раскладка', 'ltncrbq cfl'],
] as const

const TIMES = 32

/** Median times of search and suggestions, first and repeated. */
export async function measureSearch(portal: BenchPortal): Promise<Row[]> {
  const found: Row[] = []
  for (const [name, text] of questions) {
    const search = (typed: string) => `${portal.url}/api/search?text=${encodeURIComponent(typed)}`
    const suggest = (typed: string) => `${portal.url}/api/search/suggest?text=${encodeURIComponent(typed)}`
    found.push({
      запрос: `${name}: ${text}`,
      'поиск впервые, мс': await measureMedian(typedAnew(text).map(search)),
      'снова, мс': await medianTime(search(text)),
      'подсказки впервые, мс': await measureMedian(typedAnew(text).map(suggest)),
      'подсказки снова, мс': await medianTime(suggest(text)),
      цель: '≤ 25',
    })
  }
  return found
}

/** Varies capitals, so that cached results are not used. */
function typedAnew(text: string): string[] {
  return Array.from({ length: TIMES }, (_, time) =>
    Array.from(text, (character, at) => ((time >> at) & 1 ? character.toUpperCase() : character)).join(''),
  )
}
