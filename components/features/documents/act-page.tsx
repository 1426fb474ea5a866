import { actHref, actName } from '@/components/features/documents/act-link'
import { DocumentCard } from '@/components/features/documents/document-card'
import { DocumentFacts } from '@/components/features/documents/document-facts'
import { ActStatus } from '@/components/features/documents/document-status'
import { SharePage } from '@/components/ui/share-page'
import type { LegalAct } from '@/lib/domains/documents/contract'

/** Returns the parts of the page of one act. It is shared under the name by which people cite it. */
export function actPage(act: LegalAct) {
  return {
    title: act.title,
    lead: act.summary,
    meta: <ActStatus act={act} />,
    mainAction: <SharePage path={actHref(act.id)} title={`${actName(act)}. ${act.title}`} />,
    bar: <DocumentFacts act={act} />,
    children: <DocumentCard act={act} />,
  }
}
