import { AppError } from '@/lib/contract/errors'
import { buildPage } from '@/lib/contract/page'
import {
  type DocumentFilter,
  type DocumentRegister,
  DOCUMENTS_PER_PAGE,
  type LegalAct,
} from '@/lib/domains/documents/contract'
import type { Reading } from '@/lib/domains/documents/reading/contract'
import { readFileText } from '@/lib/domains/documents/reading/read-file'
import { findFile, findHolder } from '@/lib/domains/documents/reading/repository'
import {
  type DocumentQuery,
  findActs,
  findDocumentIds,
  findDocumentTerms,
  type StoredAct,
} from '@/lib/domains/documents/repository'
import { findDraft } from '@/lib/platform/payload/find-pages'
import type { Document } from '@/lib/platform/payload/payload-types'
import { toPublished, toTerm } from '@/lib/platform/payload/to-shapes'
import { toDocument, toDocuments } from '@/lib/platform/pictures/media'
import { cachedPerContentVersion } from '@/lib/runtime/content-cache'

export async function listDocuments(
  { page, ...filter }: DocumentFilter,
  previewedId?: number,
): Promise<DocumentRegister> {
  const perPage = DOCUMENTS_PER_PAGE
  const [{ ids, total }, terms, draft] = await Promise.all([
    search(filter, perPage, (page - 1) * perPage),
    cachedPerContentVersion('document terms', findDocumentTerms),
    previewedId && filter.id === previewedId ? findDraftAct(previewedId) : null,
  ])
  return {
    documents: buildPage(draft ? [draft] : (await findActs(ids)).map(toLegalAct), {
      total: draft ? 1 : total,
      perPage,
      page,
      path: '/api/documents',
      filter,
    }),
    document_types: terms.filter(({ list }) => list === 'type'),
    issuers: terms.filter(({ list }) => list === 'issuer'),
  }
}

async function search(filter: DocumentQuery, limit: number, offset: number) {
  const exact = await findDocumentIds(filter, limit, offset)
  return filter.text && exact.total === 0 ? findDocumentIds({ ...filter, fuzzy: true }, limit, offset) : exact
}

function toLegalAct({ files, ...act }: StoredAct): LegalAct {
  return { ...act, join_documents: toDocuments(files) }
}

async function findDraftAct(id: number): Promise<LegalAct | null> {
  const [draft, [stored]] = await Promise.all([findDraft('documents', id, { depth: 2 }), findActs([id])])
  return draft && draftToLegalAct(draft, stored?.relations ?? [])
}

function draftToLegalAct(draft: Document, stored: LegalAct['relations']): LegalAct {
  const own = (draft.relations ?? []).flatMap(({ kind, document }) => {
    const act = toPublished(document)
    return act ? [{ kind, document: reference(act) }] : []
  })
  const isInDraft = ({ kind, document }: LegalAct['relations'][number]) =>
    own.some((one) => one.kind === kind && one.document.id === document.id)
  return {
    ...reference(draft),
    summary: draft.summary ?? null,
    issuer: toTerm(draft.issuer),
    status: draft.state,
    // what only the other act says; the basis is named by the act itself
    relations: [...own, ...stored.filter((relation) => relation.kind !== 'basis' && !isInDraft(relation))],
    join_documents: toDocuments(draft.files),
  }
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

export async function readStoredFile(name: string): Promise<{ reading: Reading }> {
  const file = await findFile(name)
  const described = toDocument(file)
  if (!file || !described) throw new AppError('notFound')
  const [text, holder] = await Promise.all([readFileText(name), findHolder(file.id)])
  if (!text) throw new AppError('notFound')
  return { reading: { ...described, ...text, holder } }
}
