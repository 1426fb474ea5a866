import { Ban, Check, FilePen, PencilRuler } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { documentStatuses, type LegalAct } from '@/lib/domains/documents/contract'

const looks: Record<LegalAct['status'], { tone: BadgeTone; Icon: typeof Check }> = {
  active: { tone: 'brand', Icon: Check },
  amended: { tone: 'sun', Icon: FilePen },
  repealed: { tone: 'danger', Icon: Ban },
  draft: { tone: 'neutral', Icon: PencilRuler },
}

/** Shows whether the act is in force, as a word, a shape and a colour. */
export function DocumentStatus({ status }: { status: LegalAct['status'] }) {
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
      {documentStatuses.find(({ id }) => id === status)?.title}
    </Badge>
  )
}
