'use client'

import {
  ChevronDown,
  FileText,
  Lightbulb,
  LifeBuoy,
  MapPin,
  MessagesSquare,
  ThumbsUp,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useFeed, useNamed, useOwnClaim } from '@/components/features/profile/hooks'
import { OwnAppeal } from '@/components/features/profile/own-appeal'
import { Failed, Loading } from '@/components/ui/cabinet-section'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { cityZone } from '@/components/ui/city-zone'
import { MomentText } from '@/components/ui/moment-text'
import { MoreButton } from '@/components/ui/more-button'
import type { FeedEntry, FeedKind } from '@/lib/contract/feed-entry'
import { feedKinds } from '@/lib/domains/cabinet/feed-contract'
import { formatDate } from '@/lib/shared/dates'

const icons: Record<FeedKind['icon'], LucideIcon> = {
  paper: FileText,
  place: MapPin,
  people: Users,
  bulb: Lightbulb,
  thumb: ThumbsUp,
  talk: MessagesSquare,
  lifebuoy: LifeBuoy,
}
const kinds = new Map(feedKinds.map((kind) => [kind.value, kind]))

const LIST = 'own-feed'

/**
 * All that the resident sent and voted for, newest first. An appeal opens in place and has its address, `#appeal-12`; so has a
 * claim, `#claim-12`.
 * What stands below comes with it: nothing that is read moves when the list arrives.
 */
export function OwnFeed({ children }: { children: ReactNode }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFeed()
  const named = { appeal: useNamed('appeal'), claim: useNamed('claim') }
  if (isError) return <Failed retry={refetch} />
  if (isPending) return <Loading />
  const entries = data.pages.flatMap((page) => page.data)
  const isListed = (wanted: 'appeal' | 'claim') =>
    entries.some(({ kind, id }) => kind === wanted && id === named[wanted])
  return (
    <>
      {named.appeal !== null && !isListed('appeal') && <OwnAppeal id={named.appeal} />}
      {named.claim !== null && !isListed('claim') && <OlderClaim id={named.claim} />}
      {entries.length > 0 && (
        <ul id={LIST} aria-label="Мои обращения" className="mt-5 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <Row key={`${entry.kind}-${entry.id}-${entry.at}`} entry={entry} named={named} />
          ))}
        </ul>
      )}
      <MoreButton
        listId={LIST}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        className="mt-4"
      />
      {children}
    </>
  )
}

/** A claim that the address names and that stands further down than the list goes by now. */
function OlderClaim({ id }: { id: number }) {
  const { data } = useOwnClaim(id)
  if (!data) return null
  return (
    <ul aria-label={`Заявка № ${id}`} className="mt-5 border-t border-line">
      <Row entry={data} named={{ appeal: null, claim: id }} />
    </ul>
  )
}

interface RowProps {
  entry: FeedEntry
  /** What the address names. */
  named: { appeal: number | null; claim: number | null }
}

function Row({ entry, named }: RowProps) {
  const { kind, title, url, id } = entry
  const Icon = icons[kinds.get(kind)?.icon ?? 'paper']
  const isNamed = kind === 'claim' && id === named.claim
  const row = useShownRow(isNamed)
  return (
    <li
      ref={row}
      tabIndex={isNamed ? -1 : undefined}
      className={classNames('relative flex gap-4 py-5 outline-none', isNamed && 'rounded-card bg-brand-tint px-4')}
    >
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        {kind === 'appeal' ? (
          <AppealRow entry={entry} isNamed={id === named.appeal} />
        ) : (
          <>
            <About entry={entry} />
            <p className="mt-1 font-medium">
              {url ? (
                <a href={url} className="link-quiet cover">
                  {title}
                </a>
              ) : (
                title
              )}
            </p>
            <Words entry={entry} />
          </>
        )}
      </div>
    </li>
  )
}

/** The row that the address names is gone to. */
function useShownRow(isNamed: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isNamed) return
    row.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return row
}

/** What it is and where it stands. */
function About({ entry: { kind, state, is_overdue: isOverdue } }: { entry: FeedEntry }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {kinds.get(kind)?.name}
      {state && <Badge tone="brand">{state}</Badge>}
      {isOverdue && <Badge tone="danger">Срок прошёл</Badge>}
    </span>
  )
}

function Words({ entry: { text, at, answer_by: answerBy } }: { entry: FeedEntry }) {
  return (
    <>
      {text && <span className="mt-1 line-clamp-2 text-ink-soft">{text}</span>}
      <span className="mt-1 block text-sm text-ink-soft">
        <MomentText value={at} form="short" zone={cityZone()} />
        {answerBy && ` · ответ не позднее ${formatDate(answerBy, 'UTC')}`}
      </span>
    </>
  )
}

/** An appeal unfolds: what came of it stands nowhere else. */
function AppealRow({ entry, isNamed }: { entry: FeedEntry; isNamed: boolean }) {
  const [isOpen, setOpen] = useState(isNamed)
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isNamed || !row.current) return
    row.current.open = true
    row.current.scrollIntoView()
  }, [isNamed])
  return (
    <details
      ref={row}
      id={`appeal-${entry.id}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex cursor-pointer items-start justify-between gap-4">
        <span className="min-w-0">
          <About entry={entry} />
          <span className="mt-1 block font-medium group-hover:text-brand-strong">{entry.title}</span>
          <Words entry={entry} />
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <OwnAppeal id={entry.id} />}
    </details>
  )
}
