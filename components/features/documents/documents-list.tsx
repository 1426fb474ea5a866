import Link from 'next/link'
import { type RegisterPage, documentsSection } from '@/components/features/documents/documents-section'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import { actHref, ActLink } from '@/components/features/documents/act-links'
import { DocumentStatus } from '@/components/features/documents/document-status'
import { DateText } from '@/components/ui/text/date-text'
import { FileLink, FileLinks } from '@/components/ui/file/file-links'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { relationKinds, type LegalAct, documentStatuses } from '@/lib/domains/documents/contract'
import { shorten } from '@/lib/text/shorten'
import { SectionFilter } from '@/components/ui/filtered-list/section-filter'
import { Icon } from '@/components/ui/icon/icon'

export function DocumentsList({ state }: Pick<RegisterPage, 'state'>) {
  return (
    <SectionList id="documents-list" state={state} look={rowsClassName}>
      {(act) => <DocumentRow key={act.id} act={act} />}
    </SectionList>
  )
}

const SHOWN_RELATIONS = 3
const MAX_SUMMARY_LENGTH = 140

/**
 * Most acts are in force, so only other states are named. Phones leave summary and relations to the page of the act.
 */
function DocumentRow({ act }: { act: LegalAct }) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-3.5 sm:py-5 lg:grid-cols-[9rem_minmax(0,1fr)] lg:py-6">
      <div className="tabular flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 lg:block">
          <span className="font-semibold break-words lg:text-lg">
            <UnbrokenNumbers text={act.number ? `№\u00A0${act.number}` : 'Без номера'} />
          </span>
          <DateText value={act.date} form="short" zone="UTC" className="text-sm text-ink-soft lg:block lg:text-base" />
        </p>
        <FirstFile act={act} />
      </div>
      <div className="min-w-0">
        <h2 className="leading-6 font-semibold sm:text-lg sm:leading-6.5">
          <Link href={actHref(act.id)} prefetch={false} className="link">
            <UnbrokenNumbers text={act.title} />
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>
            {act.type.title} · {act.issuer.title}
          </span>
          {act.status !== 'active' && <DocumentStatus act={act} />}
        </p>
        {act.summary && (
          <p className="mt-1.5 max-w-measure text-ink-soft max-sm:hidden">
            <TextWithContacts text={shorten(act.summary, MAX_SUMMARY_LENGTH)} />
          </p>
        )}
        <Relations act={act} />
        <div className="mt-1 max-sm:hidden">
          <FileLinks files={act.join_documents} />
        </div>
      </div>
    </li>
  )
}

function FirstFile({ act: { id, title, join_documents: files } }: { act: LegalAct }) {
  const [first] = files
  if (!first) return null
  return (
    <p className="flex items-baseline gap-x-2 text-sm sm:hidden print:hidden">
      <Icon name="download" className="size-4 shrink-0 self-center text-brand" />
      <FileLink file={first} isAlone />
      {files.length > 1 && (
        <Link href={actHref(id)} prefetch={false} className="link target">
          и ещё {files.length - 1}
          <span className="sr-only">: файлы документа «{title}»</span>
        </Link>
      )}
    </p>
  )
}

function Relations({ act: { id, relations } }: { act: LegalAct }) {
  if (relations.length === 0) return null
  const more = relations.length - SHOWN_RELATIONS
  return (
    <ul aria-label="Связанные акты" className="mt-2 space-y-1 text-sm max-sm:hidden">
      {relations.slice(0, SHOWN_RELATIONS).map(({ kind, document }) => (
        <li key={`${kind}-${document.id}`}>
          {relationKinds[kind]} <ActLink act={document} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link href={actHref(id)} prefetch={false} className="link">
            и ещё {more}
          </Link>
        </li>
      )}
    </ul>
  )
}

export function DocumentsFilter({ filter, answer }: Pick<RegisterPage, 'filter' | 'answer'>) {
  const { type, issuer, status, number, start_date: from, end_date: to, text } = filter
  return (
    <SectionFilter
      id="documents"
      action={documentsSection.path}
      label="Отбор документов"
      search={{ label: 'Слова или номер', value: text }}
      title="Какие документы показать"
      fields={[
        { name: 'type', label: 'Вид', any: 'Все виды', options: answer.document_types, value: type },
        { name: 'issuer', label: 'Кто принял', any: 'Все органы', options: answer.issuers, value: issuer },
        { name: 'status', label: 'Состояние', any: 'Любое', options: documentStatuses, value: status },
        { name: 'number', label: 'Номер', longest: 60, value: number },
        { name: 'from', label: 'Принят с', isDay: true, value: from },
        { name: 'to', label: 'Принят по', isDay: true, value: to },
      ]}
    />
  )
}
