import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { DOCX } from '@/lib/platform/files/document-kind'
import type { Paper } from '@/lib/domains/discussions/hooks/paper-blocks'
import { writePaperDocx } from '@/lib/domains/discussions/hooks/paper-docx'
import { readPaperFacts } from '@/lib/domains/discussions/hooks/paper-facts'
import { lockDiscussion } from '@/lib/domains/discussions/hooks/stored-discussion'
import { writeConclusion, writeProtocol } from '@/lib/domains/discussions/hooks/write-papers'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { shorten } from '@/lib/text/shorten'

/** Stores protocol and conclusion as DOCX drafts, in place of earlier drafts, if «Составить протокол» is checked. */
export const draftPapers: CollectionBeforeChangeHook<Discussion> = async ({ data, originalDoc, req }) => {
  const { makePapers, ...rest } = data
  if (!makePapers || !originalDoc?.id || req.payloadAPI === 'local') return rest
  await refuseBeforeEnd(originalDoc.id, req)
  const facts = await readPaperFacts({ ...originalDoc, ...rest, id: originalDoc.id }, req)
  const drafts = [await storePaper(writeProtocol(facts), req), await storePaper(writeConclusion(facts), req)]
  const used = new Set((rest.finishDocuments ?? originalDoc.finishDocuments ?? []).map((file) => idOf(file)))
  for (const file of originalDoc.finishDrafts ?? []) if (!used.has(idOf(file))) await deletePaper(idOf(file), req)
  return { ...rest, finishDrafts: drafts }
}

/** Throws before the end of voting: nobody sees totals earlier, not even the organiser. */
export async function refuseBeforeEnd(id: number, req: PayloadRequest): Promise<void> {
  const stored = await lockDiscussion(id, req)
  if (stored?.stoppedAt || (stored && stored.days.exhibitionFinishDate < stored.today)) return
  const message = 'Протокол составляют, когда обсуждение окончено'
  throw new ValidationError({ errors: [{ path: 'makePapers', message }], req })
}

async function storePaper(paper: Paper, req: PayloadRequest): Promise<number> {
  const data = await writePaperDocx(paper)
  const title = shorten(`${paper.title}: ${paper.subtitle}`, 300)
  const { id } = await req.payload.create({
    collection: 'files',
    data: { title, originName: `${paper.title}.docx` },
    file: { data, name: `${paper.title}.docx`, mimetype: DOCX.mimeType, size: data.length },
    req: { transactionID: req.transactionID },
  })
  return id
}

async function deletePaper(id: number, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'files',
    where: { id: { equals: id } },
    req: { transactionID: req.transactionID },
  })
}
