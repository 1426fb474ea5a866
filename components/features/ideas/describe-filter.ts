import { formatPeriod, formatSearchText, presentLabels } from '@/components/ui/filtered-list/section-text'
import type { IdeaListFilter } from '@/lib/domains/ideas/contract'

export function describeFilter(
  { title, categories = [], start_date: from, end_date: to }: Partial<IdeaListFilter>,
  known: readonly { id: number; title: string }[],
): string[] {
  const names = categories.map((id) => known.find((one) => one.id === id)?.title)
  return presentLabels([names.join(', '), formatPeriod(from, to), formatSearchText(title)])
}
