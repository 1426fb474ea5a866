import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { listDocuments, type DocumentFilter, type DocumentRegister } from '@/lib/contract/documents'
import { emptyPage, pageSizes } from '@/lib/contract/page'

/** A page of the register of legal acts; empty where it could not be loaded. */
export const getDocuments = cache(async (filter: DocumentFilter): Promise<DocumentRegister> => {
  const register = await read(listDocuments, { query: filter })
  return register ?? { documents: emptyPage(pageSizes.documents, paths.documents), document_types: [], issuers: [] }
})
