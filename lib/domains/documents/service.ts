import { buildPage } from '@/lib/contract/page'
import {
  type DocumentFilter,
  type DocumentRegister,
  DOCUMENTS_PER_PAGE,
  type LegalAct,
} from '@/lib/domains/documents/contract'
import {
  type ActChange,
  type DocumentQuery,
  findChanges,
  findDocumentIds,
  findDocuments,
  findDocumentTerms,
} from '@/lib/domains/documents/repository'
import { findDraft } from '@/lib/platform/payload/find-pages'
import type { Document } from '@/lib/platform/payload/payload-types'
import { toTerm } from '@/lib/platform/payload/to-shapes'
import { toDocuments } from '@/lib/platform/pictures/media'

export async function listDocuments(
  { page, ...filter }: DocumentFilter,
  previewedId?: number,
): Promise<DocumentRegister> {
  const perPage = DOCUMENTS_PER_PAGE
  const [{ ids, total }, terms] = await Promise.all([
    search(filter, perPage, (page - 1) * perPage),
    findDocumentTerms(),
  ])
  const acts = await findDocuments(ids)
  const draft =
    previewedId && filter.id === previewedId ? await findDraft('documents', previewedId, { depth: 2 }) : null
  const shown = draft ? [draft] : acts
  const changes = await findChanges(shown.map(({ id }) => id))
  return {
    documents: buildPage(
      shown.map((act) => toLegalAct(act, changes)),
      {
        total: draft ? 1 : total,
        perPage,
        page,
        path: '/api/documents',
        filter,
      },
    ),
    document_types: terms.filter(({ list }) => list === 'type'),
    issuers: terms.filter(({ list }) => list === 'issuer'),
  }
}

async function search(filter: DocumentQuery, limit: number, offset: number) {
  const exact = await findDocumentIds(filter, limit, offset)
  return filter.text && exact.total === 0 ? findDocumentIds({ ...filter, fuzzy: true }, limit, offset) : exact
}

function toLegalAct(act: Document, changes: readonly ActChange[]): LegalAct {
  return {
    ...reference(act),
    summary: act.summary ?? null,
    issuer: toTerm(act.issuer),
    status: act.state,
    relations: relationsOf(act, changes),
    join_documents: toDocuments(act.files),
  }
}

/** Relations stored in the act first, then those stored only in the other act. */
function relationsOf(act: Document, changes: readonly ActChange[]): LegalAct['relations'] {
  const own = (act.relations ?? []).flatMap(({ kind, document }) =>
    typeof document === 'object' && document._status === 'published' ? [{ kind, document: reference(document) }] : [],
  )
  const derived = changes
    .filter(
      ({ id, kind, document }) =>
        id === act.id && !own.some((one) => one.kind === kind && one.document.id === document.id),
    )
    .map(({ kind, document }) => ({ kind, document: reference(document) }))
  return [...own, ...derived]
}

function reference(act: Document) {
  return {
    id: act.id,
    title: act.title,
    number: act.number ?? null,
    date: act.date.slice(0, 10),
    type: toTerm(act.type),
  }
}
