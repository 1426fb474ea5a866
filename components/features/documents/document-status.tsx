import { ActLinks, actName } from '@/components/features/documents/act-links'
import { Badge, type BadgeTone } from '@/components/ui/text/badge'
import { documentStatuses, relationKinds, type LegalAct } from '@/lib/domains/documents/contract'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

const looks: Record<LegalAct['status'], { tone: BadgeTone; icon: IconName }> = {
  active: { tone: 'brand', icon: 'check' },
  amended: { tone: 'sun', icon: 'file-pen' },
  repealed: { tone: 'danger', icon: 'ban' },
  draft: { tone: 'neutral', icon: 'pencil-ruler' },
}

/** Omitted if the type of the act has the same name. */
export function DocumentStatus({ act: { status, type } }: { act: Pick<LegalAct, 'status' | 'type'> }) {
  const { tone, icon } = looks[status]
  const title = documentStatuses.find(({ id }) => id === status)?.title
  if (title === type.title) return null
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-3.5" />}>
      {title}
    </Badge>
  )
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
