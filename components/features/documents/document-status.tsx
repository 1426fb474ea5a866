import { ActLinks, actName } from '@/components/features/documents/act-links'
import { DocumentBadge, type ShownStatus } from '@/components/features/documents/document-badge'
import { documentStatuses, isDraftAct, relationKinds, type LegalAct } from '@/lib/domains/documents/contract'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'

const looks: Record<LegalAct['status'], Omit<ShownStatus, 'title'>> = {
  active: { tone: 'brand', icon: 'check' },
  amended: { tone: 'sun', icon: 'file-pen' },
  repealed: { tone: 'danger', icon: 'ban' },
  draft: { tone: 'neutral', icon: 'pencil-ruler' },
}

/** Null if the type of the act has the same name. */
export function toShownStatus({ status: id, type }: Pick<LegalAct, 'status' | 'type'>): ShownStatus | null {
  const title = documentStatuses.find((one) => one.id === id)?.title
  return title === undefined || title === type.title ? null : { title, ...looks[id] }
}

/** The page of a draft says what the register leaves to its type. */
const draftStatus: ShownStatus = { title: 'Проект, не действует', ...looks.draft }

function DocumentStatus({ act }: { act: LegalAct }) {
  const status = isDraftAct(act) ? draftStatus : toShownStatus(act)
  return status && <DocumentBadge status={status} />
}

export function ActStatus({ act }: { act: LegalAct }) {
  const acts = act.relations.flatMap((one) => (one.kind === 'repealedBy' ? [one.document] : []))
  if (acts.length === 0) return <DocumentStatus act={act} />
  return (
    <>
      <DocumentStatus act={act} />
      <span>
        {act.status === 'repealed' ? 'см.' : relationKinds.repealedBy} <ActLinks acts={acts} />
      </span>
    </>
  )
}

interface ActCitationProps {
  act: LegalAct
  title?: string
}

export function ActCitation({ act, title }: ActCitationProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span>
          <UnbrokenNumbers text={actName(act)} />
        </span>
        <ActStatus act={act} />
      </p>
      {title && <p className="mt-2">{title}</p>}
    </>
  )
}
