import { ReferenceFilter } from '@/components/features/city/reference-filter'
import { matchesText, ReferenceList, topicAnchor } from '@/components/features/city/reference-list'
import { referencePage, type ReferencePage } from '@/components/features/city/reference-section'
import { EmptyState } from '@/components/ui/list/empty-state'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { Tag, TagRow } from '@/components/ui/list/tag'
import { paths } from '@/lib/config/paths'
import type { Reference } from '@/lib/domains/city/contract'

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
          Попробуйте одно слово или часть номера. Не помогло — позвоните в дежурную службу, там знают всех.
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
