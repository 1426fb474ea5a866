import type { NewsPage } from '@/components/features/news/news-section'

/** Returns title, description and canonical address of the list. */
export function newsHead({ head, title, state }: NewsPage, city: string) {
  return {
    ...head,
    description: `${title} ${city || 'города'}: главные события, решения и планы. Поиск по темам и датам.`,
    feed: { section: 'news' as const, query: state.query },
  }
}
