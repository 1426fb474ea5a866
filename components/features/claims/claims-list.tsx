import { claimsQuery, pointsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { ClaimRows } from '@/components/features/claims/claim-rows'
import { toShownClaim } from '@/components/features/claims/shown-claim'
import { DownloadLinks } from '@/components/ui/file/download-links'
import { pageNumbers } from '@/components/ui/filtered-list/section-text'
import { EmptyState } from '@/components/ui/list/empty-state'
import { NextSteps } from '@/components/ui/list/next-steps'
import { FeedLink } from '@/components/ui/share/feed-link'
import { LinkButton } from '@/components/ui/button/button'
import { listDownloads } from '@/lib/domains/datasets/define-dataset'
import { claimsDataset } from '@/lib/domains/claims/dataset'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ClaimListFilter, ClaimListItem } from '@/lib/domains/claims/shapes'
import { messages } from '@/lib/contract/messages'
import type { Page } from '@/lib/contract/shapes'
import { formatFound } from '@/lib/text/plural'
import { buildRequest } from '@/lib/client/call'
import { listClaimPoints } from '@/lib/domains/claims/contract'

/** A line never begins with a dot. */
const NBSP = '\u00A0'

interface ClaimsListProps {
  claims: Page<ClaimListItem>
  filter: ClaimListFilter
  /** Names of the filters that no chip shows. */
  words: readonly string[]
}

export function ClaimsList({ claims, filter, words }: ClaimsListProps) {
  const query = claimsQuery(filter)
  const toShown = (claim: ClaimListItem) => toShownClaim(claim, env.TIME_ZONE, query)
  if (claims.data.length === 0)
    return (
      <EmptyState
        title={query ? messages.nothingFound : 'Заявок пока нет'}
        action={
          query && (
            <LinkButton href={paths.socialControlMap} variant="secondary">
              Все заявки
            </LinkButton>
          )
        }
      >
        {query
          ? 'Попробуйте другую тему, состояние или период.'
          : 'Станьте первым: сообщите о том, что пора исправить.'}
        {query && <NextSteps text={filter.text} />}
      </EmptyState>
    )
  return (
    <>
      {query && (
        <p role="status" className="mb-2 text-ink-soft">
          {[formatFound(claims.total), ...words].join(`${NBSP}· `)}
        </p>
      )}
      <ClaimRows page={{ ...pageNumbers(claims), data: claims.data.map(toShown) }} query={query} />
      <div className="mt-8 flex flex-wrap items-center gap-x-8">
        <DownloadLinks links={listDownloads(claimsDataset, filter)} label={claimsDataset.title} />
        <FeedLink href={paths.feed('claims', 'rss.xml', query)} />
      </div>
    </>
  )
}

export function pointsUrl(filter: ClaimsFilter): string {
  const { url } = buildRequest('http://portal', listClaimPoints, { query: pointsQuery(filter) })
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Low priority, so the page is painted first. */
export function PointsPreload({ url }: { url: string }) {
  return <link rel="preload" as="fetch" href={url} crossOrigin="anonymous" fetchPriority="low" />
}
