import { formatNumber } from '@/lib/text/plural'

/** Says how many things a list has, «Найдено 1 240», with and without a filter; words of a filter follow it. */
export function totalFound(total: number): string {
  return `Найдено ${formatNumber(total)}`
}
