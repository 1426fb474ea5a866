import { Link } from '@/components/ui/link'
import { ReferenceFilter } from '@/components/features/city/reference-filter'
import { EmptyState } from '@/components/ui/list/empty-state'
import { NextSteps } from '@/components/ui/list/next-steps'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { Tag, TagRow } from '@/components/ui/list/tag'
import { paths } from '@/lib/config/paths'
import {
  type Reference,
  toSearchText,
  type ReferenceEntry,
  getReference,
  referenceFilter,
} from '@/lib/domains/city/contract'
import { EmailLink, PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { entryNoun } from '@/components/features/city/entry-noun'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import type { Term } from '@/lib/contract/shapes'
import { normalizeLink, stripScheme } from '@/lib/text/normalize-link'
import { containsWords } from '@/lib/text/word-match'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read } from '@/lib/page-data/call-operation'

export function ReferenceDirectory({ answer: reference, filter }: Pick<ReferencePage, 'answer' | 'filter'>) {
  const { topic, text = '' } = filter
  if (reference.topics.length === 0)
    return <EmptyState title="Справочник пока пуст">Телефоны появятся здесь, как только их внесут.</EmptyState>
  return (
    <ReferenceFilter
      key={referencePage.href(filter)}
      action={paths.reference}
      topic={topic}
      text={text}
      found={reference.reference.filter((entry) => matchesText(entry, text)).length}
      topics={<TopicLinks reference={reference} current={topic} />}
      empty={
        <EmptyState title="Такого в справочнике нет">
          Попробуйте одно слово или часть номера. Не помогло — позвоните в дежурную службу, там подскажут номер.
          <NextSteps text={text} />
        </EmptyState>
      }
    >
      <HashDetailsOpener />
      <ReferenceList answer={reference} filter={filter} />
    </ReferenceFilter>
  )
}

/** The second sentence is about typing, so it is not printed. */
export function ReferenceLead() {
  return (
    <p>
      Телефоны и адреса, которые нужны чаще всего.{' '}
      <span className="max-sm:hidden print:hidden">Начните писать — лишнее исчезнет.</span>
    </p>
  )
}

function TopicLinks({ reference: { topics }, current }: { reference: Reference; current: number | undefined }) {
  return (
    <nav aria-label="Темы справочника" className="mt-3 print:hidden">
      <TagRow>
        {current !== undefined && (
          <li>
            <Tag href={paths.reference}>Все темы</Tag>
          </li>
        )}
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Tag
              href={current === undefined ? `#${topicAnchor(id)}` : referencePage.href({ topic: id })}
              current={id === current}
            >
              {title}
            </Tag>
          </li>
        ))}
      </TagRow>
    </nav>
  )
}

/** Entries named on the line of a folded topic. */
const SUMMARY_ENTRIES = 8

/**
 * Only the first topic is open: editors put the emergency numbers there. Rows that do not match are hidden, not
 * omitted, so that the browser can show them later.
 */
function ReferenceList({ answer: { reference, topics }, filter }: Pick<ReferencePage, 'answer' | 'filter'>) {
  const { topic: current, text = '' } = filter
  const groups = topics
    .map((topic) => ({ topic, entries: reference.filter((entry) => entry.topic.id === topic.id) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className="border-t border-line-strong">
      {groups.map((group, index) => (
        <Group
          key={group.topic.id}
          {...group}
          text={text}
          isFirst={index === 0}
          topicHref={current === undefined ? referencePage.href({ topic: group.topic.id }) : undefined}
        />
      ))}
    </div>
  )
}

function topicAnchor(id: number): string {
  return `topic-${id}`
}

interface GroupProps {
  topic: Term
  entries: readonly ReferenceEntry[]
  text: string
  isFirst: boolean
  topicHref: string | undefined
}

const groupHead =
  'grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-6 py-3 transition-colors ' +
  'hover:text-brand-strong print:min-h-0'

/** The anchor is inside the folded part, so that browsers unfold it when it is linked to. */
function Group({ topic: { id, title }, entries, text, isFirst, topicHref }: GroupProps) {
  const shown = entries.filter((entry) => matchesText(entry, text))
  return (
    <details
      data-topic={isFirst ? 'open' : 'folded'}
      open={isFirst || text !== ''}
      hidden={shown.length === 0}
      suppressHydrationWarning // the browser may have unfolded it for an anchor
      className="group border-b border-line-strong"
    >
      <summary className={groupHead}>
        <h2 className="min-w-0 break-after-avoid text-h3 lg:text-2xl print:text-h3">{title}</h2>
        <span
          aria-hidden
          className="col-start-1 row-start-2 line-clamp-1 min-w-0 text-sm text-ink-soft group-open:hidden print:hidden"
        >
          {entries
            .slice(0, SUMMARY_ENTRIES)
            .map((entry) => entry.title)
            .join(', ')}
        </span>
        <span className="col-start-2 row-span-2 row-start-1 flex items-center gap-3 print:hidden">
          <span className="tabular text-sm text-ink-soft">
            <span data-count>{shown.length}</span>{' '}
            <span data-noun className="sr-only">
              {entryNoun(shown.length)}
            </span>
          </span>
          <DetailsChevron className="size-6 text-brand" />
        </span>
      </summary>
      <ul
        id={topicAnchor(id)}
        className="mb-6 scroll-mt-20 gap-x-12 border-t border-line *:last:border-b-0 lg:columns-2 print:mb-4 print:columns-2 print:text-sm"
      >
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} hidden={!matchesText(entry, text)} />
        ))}
      </ul>
      {topicHref && (
        <p className="mb-8 text-sm print:hidden">
          <Link href={topicHref} className="link target">
            Только эта тема<span className="sr-only">: {title}</span>
          </Link>
        </p>
      )}
    </details>
  )
}

function matchesText(entry: ReferenceEntry, text: string): boolean {
  return containsWords(toSearchText(entry), text)
}

function Row({ entry, hidden }: { entry: ReferenceEntry; hidden: boolean }) {
  const { title, phones, address, hours, email, url, note } = entry
  const link = url && normalizeLink(url)
  return (
    <li
      data-words={toSearchText(entry)}
      hidden={hidden}
      className="break-inside-avoid border-b border-line py-4 print:py-1.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-36 leading-6 font-semibold">{title}</h3>
        <p className="grid justify-items-end gap-y-1">
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} className="link target font-semibold" />
          ))}
        </p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 text-ink-soft">
        {address && (
          <span className="inline-flex gap-1.5">
            <Icon name="map-pin" className="mt-1 size-4.5 shrink-0 text-brand print:hidden" />
            {address}
          </span>
        )}
        {hours && <span className={address ? undefined : 'inline-block first-letter:uppercase'}>{hours}</span>}
      </p>
      {note && <Note text={note} />}
      {(link || email) && (
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm leading-6">
          {email && <EmailLink email={email} />}
          {link && (
            <a
              href={link}
              rel="noopener"
              className="link target inline-flex items-center gap-1.5 break-all print:hidden"
            >
              <Icon name="globe" className="size-4 shrink-0" />
              {stripScheme(link)}
            </a>
          )}
        </p>
      )}
    </li>
  )
}

function Note({ text }: { text: string }) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <TextWithContacts text={text} />
    </p>
  )
}

/** The text is not sent to the backend: the page filters rows itself, on the server and in the browser. */
export const referencePage = defineFilteredPage({
  read: ({ topic }) => read(getReference, { query: { topic } }),
  filter: referenceFilter,
  path: paths.reference,
  address: { topic: 'topic', text: 'text' },
  empty: { reference: [], topics: [] },
  terms: ({ topics: topic }) => ({ topic }),
  unknown: { topic: 'Такой темы справочника нет' },
  indexed: ['topic'],
})

type ReferencePage = Awaited<ReturnType<typeof referencePage.readAnswer>>
