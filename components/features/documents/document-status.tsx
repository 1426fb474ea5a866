import { Ban, Check, FilePen, PencilRuler } from 'lucide-react'
import { ActLinks, actName } from '@/components/features/documents/act-links'
import { Badge, type BadgeTone } from '@/components/ui/text/badge'
import { documentStatuses, relationKinds, type LegalAct } from '@/lib/domains/documents/contract'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'

const looks: Record<LegalAct['status'], { tone: BadgeTone; Icon: typeof Check }> = {
  active: { tone: 'brand', Icon: Check },
  amended: { tone: 'sun', Icon: FilePen },
  repealed: { tone: 'danger', Icon: Ban },
  draft: { tone: 'neutral', Icon: PencilRuler },
}

/** Shows whether the act is in force, as a word, a shape and a colour, unless its type says the same word. */
export function DocumentStatus({ act: { status, type } }: { act: Pick<LegalAct, 'status' | 'type'> }) {
  const { tone, Icon } = looks[status]
  const title = documentStatuses.find(({ id }) => id === status)?.title
  if (title === type.title) return null
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
      {title}
    </Badge>
  )
}

/** Shows the state of the act above its text, and which act repealed it: «Утратил силу, см. постановление № 412 от 05.03.2026». */
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
  /** The title of the act, where the page has that of its annex. */
  title?: string
}

/** Says under the title of a text which act it is and whether it is in force: «Постановление № 412 от 05.03.2026». */
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
