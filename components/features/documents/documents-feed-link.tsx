import { documentsQuery } from '@/components/features/documents/queries'
import { FeedLink } from '@/components/ui/feed-link'
import { paths } from '@/lib/config/paths'
import type { DocumentFilter } from '@/lib/domains/documents/contract'

/** The register as it is narrowed now, for a feed reader. */
export function DocumentsFeedLink({ filter }: { filter: DocumentFilter }) {
  return <FeedLink href={paths.feed('documents', 'rss.xml', documentsQuery(filter))} />
}
