import { handle, handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { documentIssuers, documentTypes, documents } from '@/lib/domains/documents/collection'
import * as contract from '@/lib/domains/documents/contract'
import * as readings from '@/lib/domains/documents/reading/contract'
import { listDocuments, readStoredFile } from '@/lib/domains/documents/service'
import { previewedId } from '@/lib/platform/preview/preview'

export const documentsDomain: Domain = {
  collections: [documents, documentTypes, documentIssuers],
  handlers: [
    ...handleList(contract.listDocuments, contract.searchDocuments, (filter, preview) =>
      listDocuments(filter, previewedId(preview, 'documents')),
    ),
    handle(readings.getReading, ({ params }) => readStoredFile(params.name)),
  ],
}
