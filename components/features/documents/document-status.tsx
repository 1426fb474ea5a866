import { Ban, Check, FilePen, PencilRuler } from 'lucide-react'
import { ActLinks } from '@/components/features/documents/act-link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { documentStatuses, relationKinds, type LegalAct } from '@/lib/domains/documents/contract'

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
