import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  documentFilter,
  listDocuments,
  type DocumentFilter,
  type DocumentRegister,
  type LegalAct,
} from '@/lib/domains/documents/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** A page of the register of legal acts; empty where it could not be loaded. */
const getDocuments = cache(async (filter: DocumentFilter): Promise<DocumentRegister> => {
  const register = await read(listDocuments, { query: filter })
  return register ?? { documents: emptyPage(pageSizes.documents, paths.documents), document_types: [], issuers: [] }
})

/** The filter an address asks for. What it says wrongly counts as not said; one act leaves no room for other filters. */
function readDocumentFilter(params: AddressParams): DocumentFilter {
  const { id, text, number, type, issuer, status, start_date: start, end_date: end, page } = documentFilter.shape
  const act = id.safeParse(paramOf(params, 'id')).data
  if (act) return { id: act, page: 1 }
  const filter: DocumentFilter = {
    text: text.safeParse(paramOf(params, 'text')).data,
    number: number.safeParse(paramOf(params, 'number')).data,
    type: type.safeParse(paramOf(params, 'type')).data,
    issuer: issuer.safeParse(paramOf(params, 'issuer')).data,
    status: status.safeParse(paramOf(params, 'status')).data,
    start_date: start.safeParse(paramOf(params, 'from')).data,
    end_date: end.safeParse(paramOf(params, 'to')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
  return documentFilter.safeParse(filter).data ?? { ...filter, start_date: undefined, end_date: undefined }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function documentsQuery(filter: Partial<DocumentFilter>): string {
  const { id, type, issuer, status, start_date: from, end_date: to, number, text } = filter
  return queryOf({ id, type, issuer, status, from, to, number, text })
}

export interface RegisterPage {
  filter: DocumentFilter
  register: DocumentRegister
  /** The act that the address names, when it names one. */
  act: LegalAct | undefined
}

/** What an address of the register shows. */
export async function readRegister(params: AddressParams): Promise<RegisterPage> {
  const filter = readDocumentFilter(params)
  const register = await getDocuments(filter)
  return { filter, register, act: filter.id ? register.documents.data[0] : undefined }
}
