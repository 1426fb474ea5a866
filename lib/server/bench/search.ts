import type { BenchPortal } from '@/lib/server/bench/bench-portal'
import { medianTime } from '@/lib/server/bench/load'
import type { Row } from '@/lib/server/bench/table'

/** What is typed: common words, rare ones, slips, the other layout. The archive is what the growth table has made. */
const questions = [
  ['частое слово', 'город'],
  ['два слова', 'ремонт дороги'],
  ['форма, которой нет в словаре', 'площадок'],
  ['редкое слово', 'филармония'],
  ['опечатка', 'библеотека'],
  ['другая раскладка', 'ltncrbq cfl'],
] as const

/** Median answer of the search and of its suggestions. */
export async function measureSearch(portal: BenchPortal): Promise<Row[]> {
  const found: Row[] = []
  for (const [name, text] of questions) {
    const query = `text=${encodeURIComponent(text)}`
    found.push({
      запрос: `${name}: ${text}`,
      'поиск, мс': await medianTime(`${portal.url}/api/search?${query}`),
      'подсказки, мс': await medianTime(`${portal.url}/api/search/suggest?${query}`),
      цель: '≤ 30',
    })
  }
  return found
}
