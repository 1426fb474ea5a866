'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import { useFeed, useNamedEntry, useMyClaim, useRefreshFeed, type FindClaim } from '@/components/features/cabinet/hooks'
import { Failed, Loading } from '@/components/account/cabinet-section'
import { Badge } from '@/components/ui/text/badge'
import { classNames } from '@/components/ui/class-names'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { MomentText } from '@/components/ui/text/date-text'
import { MoreButton } from '@/components/ui/button/more-button'
import { paths } from '@/lib/config/paths'
import type { FeedEntry, FeedKind } from '@/lib/contract/feed-entry'
import { feedKinds } from '@/lib/domains/cabinet/feed-contract'
import { formatDate } from '@/lib/time/dates'
import type { IconName } from '@/components/ui/icon/icon-names'

const icons: Record<FeedKind, IconName> = {
  appeal: 'file-text',
  claim: 'map-pin',
  joined_claim: 'users',
  idea: 'lightbulb',
  idea_vote: 'thumbs-up',
  discussion_vote: 'messages-square',
  support: 'life-buoy',
  reception: 'file-text',
}

const LIST = 'my-feed'

interface EntryViewProps {
  id: number
  onChange: () => Promise<void>
  /** Called with the server's message after the deletion. */
  onDeleted: (message: string) => Promise<void>
}

/** Full views of feed entries; the page passes them in. */
export interface FeedEntryViews {
  appeal: ComponentType<EntryViewProps>
  idea: ComponentType<EntryViewProps>
  findClaim: FindClaim
}

interface MyFeedProps {
  views: FeedEntryViews
  children: ReactNode
}

/**
 * Everything the resident sent and voted for, newest first. An appeal and an unpublished idea have no page of their
 * own: they unfold here, at `#appeal-12` and `#idea-7`. `children` come with the list, so that they do not move when it
 * loads.
 */
export function MyFeed({ views, children }: MyFeedProps) {
  const list = useFeed()
  const { data, isPending, isError, refetch } = list
  const named = useNamedEntry()
  const refresh = useRefreshFeed()
  const [status, setStatus] = useState('')
  if (isError) return <Failed retry={refetch} />
  if (isPending) return <Loading />
  const entries = data.pages.flatMap((page) => page.data)
  const isListed = entries.some((entry) => isShownHere(entry) && entryKey(entry) === named)
  const onDeleted = (message: string) => {
    window.location.hash = 'feed'
    setStatus(message)
    return refresh()
  }
  const opened = (name: string) => <OpenedEntry name={name} views={views} onChange={refresh} onDeleted={onDeleted} />
  return (
    <>
      <p role="status" className="mt-4 font-medium text-brand-strong empty:hidden">
        {status}
      </p>
      {named !== null && !isListed && opened(named)}
      {entries.length > 0 && (
        <ul id={LIST} aria-label="Мои обращения" className="mt-5 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <Row key={`${entryKey(entry)}-${entry.at}`} entry={entry} named={named} opened={opened} />
          ))}
        </ul>
      )}
      <MoreButton listId={LIST} list={list} className="mt-4" />
      {children}
    </>
  )
}

const entryKey = ({ kind, id }: Pick<FeedEntry, 'kind' | 'id'>) => `${kind}-${id}`

const unfoldsInPlace = (entry: FeedEntry) => entry.url === `${paths.profile}#${entryKey(entry)}`

const isShownHere = (entry: FeedEntry) => entry.kind === 'claim' || unfoldsInPlace(entry)

interface OpenedEntryProps extends Omit<EntryViewProps, 'id'> {
  name: string
  views: FeedEntryViews
}

function OpenedEntry({ name, views, ...handlers }: OpenedEntryProps) {
  const [kind, number] = name.split('-')
  const id = Number(number)
  if (kind === 'claim') return <OlderClaim id={id} find={views.findClaim} />
  const View = kind === 'idea' ? views.idea : views.appeal
  return <View id={id} {...handlers} />
}

function OlderClaim({ id, find }: { id: number; find: FindClaim }) {
  const { data } = useMyClaim(id, find)
  if (!data) return null
  return (
    <ul aria-label={`Заявка № ${id}`} className="mt-5 border-t border-line">
      <Row entry={data} named={entryKey(data)} />
    </ul>
  )
}

interface RowProps {
  entry: FeedEntry
  named: string | null
  opened?: (name: string) => ReactNode
}

function Row({ entry, named, opened }: RowProps) {
  const { kind, title, url } = entry
  const icon = icons[kind]
  const isNamed = kind === 'claim' && entryKey(entry) === named
  const row = useShownRow(isNamed)
  return (
    <li
      ref={row}
      tabIndex={isNamed ? -1 : undefined}
      className={classNames('relative flex gap-4 py-5 outline-none', isNamed && 'rounded-card bg-brand-tint px-4')}
    >
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-brand stroke-[1.5]" />
      <div className="min-w-0 flex-1">
        {opened && kind !== 'claim' && unfoldsInPlace(entry) ? (
          <UnfoldingRow entry={entry} isNamed={entryKey(entry) === named} opened={opened} />
        ) : (
          <>
            <EntryMeta entry={entry} />
            <p className="mt-1 font-medium">
              {url ? (
                <a href={url} className="link-quiet cover">
                  {title}
                </a>
              ) : (
                title
              )}
            </p>
            <EntryText entry={entry} />
          </>
        )}
      </div>
    </li>
  )
}

function useShownRow(isNamed: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isNamed) return
    row.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return row
}

function EntryMeta({ entry: { kind, state, is_overdue: isOverdue } }: { entry: FeedEntry }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {feedKinds[kind]}
      {state && <Badge tone="brand">{state}</Badge>}
      {isOverdue && <Badge tone="danger">Срок прошёл</Badge>}
    </span>
  )
}

function EntryText({ entry: { text, at, answer_by: answerBy } }: { entry: FeedEntry }) {
  return (
    <>
      {text && <span className="mt-1 line-clamp-2 text-ink-soft">{text}</span>}
      <span className="mt-1 block text-sm text-ink-soft">
        <MomentText value={at} form="short" zone={cityTimeZone()} />
        {answerBy && ` · ответ не позднее ${formatDate(answerBy, 'UTC')}`}
      </span>
    </>
  )
}

interface UnfoldingRowProps {
  entry: FeedEntry
  isNamed: boolean
  opened: (name: string) => ReactNode
}

function UnfoldingRow({ entry, isNamed, opened }: UnfoldingRowProps) {
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
      id={entryKey(entry)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex cursor-pointer items-start justify-between gap-4">
        <span className="min-w-0">
          <EntryMeta entry={entry} />
          <span className="mt-1 block font-medium group-hover:text-brand-strong">{entry.title}</span>
          <EntryText entry={entry} />
        </span>
        <DetailsChevron />
      </summary>
      {isOpen && opened(entryKey(entry))}
    </details>
  )
}
