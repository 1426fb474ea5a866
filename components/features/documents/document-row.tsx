import Link from 'next/link'
import { actHref, ActLink } from '@/components/features/documents/act-link'
import { DocumentStatus } from '@/components/features/documents/document-status'
import { DateText } from '@/components/ui/date-text'
import { FileLinks } from '@/components/ui/file-links'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import { relationKinds, type LegalAct } from '@/lib/domains/documents/contract'

const SHOWN_RELATIONS = 3

/** A row of the register: number and date set apart, then what the act is about, its state at the right. */
export function DocumentRow({ act }: { act: LegalAct }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)_9rem] lg:py-8">
      <p className="tabular flex max-w-full flex-wrap items-baseline gap-x-3 lg:block">
        <span className="text-lg font-semibold break-words">
          <WholeNumbers text={act.number ? `№\u00A0${act.number}` : 'Без номера'} />
        </span>
        <DateText value={act.date} form="short" zone="UTC" className="text-ink-soft lg:block" />
      </p>
      <div className="lg:col-start-3 lg:row-start-1 lg:text-right">
        <DocumentStatus status={act.status} />
      </div>
      <div className="min-w-0 basis-full lg:col-start-2 lg:row-start-1">
        <p className="text-sm text-ink-soft">
          {act.type.title} · {act.issuer.title}
        </p>
        <h2 className="mt-1 text-lg leading-6.5 font-semibold">
          <Link href={actHref(act.id)} prefetch={false} className="link-quiet">
            <WholeNumbers text={act.title} />
          </Link>
        </h2>
        {act.summary && (
          <p className="mt-2 max-w-measure text-ink-soft">
            <WholeNumbers text={act.summary} />
          </p>
        )}
        <Relations act={act} />
        <div className="mt-1.5">
          <FileLinks files={act.join_documents} />
        </div>
      </div>
    </li>
  )
}

function Relations({ act: { id, relations } }: { act: LegalAct }) {
  if (relations.length === 0) return null
  const more = relations.length - SHOWN_RELATIONS
  return (
    <ul aria-label="Связанные акты" className="mt-2.5 space-y-1 text-sm">
      {relations.slice(0, SHOWN_RELATIONS).map(({ kind, document }) => (
        <li key={`${kind}-${document.id}`}>
          {relationKinds[kind]}: <ActLink act={document} />
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
