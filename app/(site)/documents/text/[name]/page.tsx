import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findDiscussionCard } from '@/components/features/discussions/metadata'
import { ActCitation } from '@/components/features/documents/document-status'
import { actName, ActChanges } from '@/components/features/documents/act-links'
import { findDocumentCard } from '@/components/features/documents/metadata'
import { documentsSection } from '@/components/features/documents/documents-section'
import { getFileText } from '@/components/features/documents/reading/queries'
import { readingHead, readingTitle, readingBreadcrumbs } from '@/components/features/documents/reading/metadata'
import { ReadingPage } from '@/components/features/documents/reading/reading-page'
import { findServiceCard } from '@/components/features/services/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { readingSchemas } from '@/lib/domains/documents/schema-org'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { Reading } from '@/lib/domains/documents/reading/contract'

const holderCards = { document: findDocumentCard, service: findServiceCard, discussion: findDiscussionCard }

interface Props {
  params: Promise<{ name: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await params
  const [reading, site] = await Promise.all([getFileText(name), getSite()])
  return reading ? pageMetadata(site, { ...readingHead(reading, name), card: await holderCard(reading) }) : {}
}

/** Returns the card of the page that has the file. */
async function holderCard({ holder }: Reading): Promise<SocialCard | undefined> {
  return (holder && (await holderCards[holder.kind](String(holder.id)))) ?? undefined
}

/** Returns the act of the file; null if it belongs to something else. */
async function findAct({ holder }: Reading) {
  return holder?.kind === 'document' ? ((await documentsSection.read({ id: String(holder.id) })).one ?? null) : null
}

/** Text of a PDF or DOCX as a page, to be read aloud, enlarged and searched. */
export default async function FileTextPage({ params }: Props) {
  const { name } = await params
  const reading = await getFileText(name)
  if (!reading) notFound()
  const act = await findAct(reading)
  const crumbs = readingBreadcrumbs(reading, act ? actName(act) : undefined)
  const { title, lead } = readingTitle(reading, act)
  return (
    <PageShell title={title} lead={act ? <ActCitation act={act} title={lead} /> : lead} crumbs={crumbs}>
      <JsonLd things={readingSchemas(reading, readingHead(reading, name).path, crumbs)} />
      <ReadingPage
        reading={reading}
        act={act}
        changes={act && <ActChanges relations={act.relations} />}
        others={(act?.join_documents ?? []).filter(({ document }) => document.id !== reading.document.id)}
      />
    </PageShell>
  )
}
