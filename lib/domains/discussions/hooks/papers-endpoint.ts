import { APIError, type Endpoint } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { DOCX } from '@/lib/platform/files/document-kind'
import { refuseBeforeEnd } from '@/lib/domains/discussions/hooks/draft-papers'
import type { Paper } from '@/lib/domains/discussions/hooks/paper-blocks'
import { writePaperDocx } from '@/lib/domains/discussions/hooks/paper-docx'
import { readPaperFacts } from '@/lib/domains/discussions/hooks/paper-facts'
import { writePaperHtml } from '@/lib/domains/discussions/hooks/paper-html'
import { writeConclusion, writeProtocol } from '@/lib/domains/discussions/hooks/write-papers'

export const paperKinds = [
  { name: 'protocol', title: 'Протокол', write: writeProtocol },
  { name: 'conclusion', title: 'Заключение', write: writeConclusion },
] as const

export const paperFormats = [
  {
    name: 'docx',
    title: 'DOCX',
    type: DOCX.mimeType,
    lay: async (paper: Paper) => new Uint8Array(await writePaperDocx(paper)),
  },
  { name: 'html', title: 'HTML', type: 'text/html; charset=utf-8', lay: async (paper: Paper) => writePaperHtml(paper) },
] as const

/** Returns protocol or conclusion as of now, as a file; for the organiser only. */
export const papersEndpoint: Endpoint = {
  path: '/:id/papers/:paper',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'organizer')) throw new APIError(req.t('error:unauthorized'), 401)
    const [name, extension] = String(req.routeParams?.paper).split('.')
    const kind = paperKinds.find((one) => one.name === name)
    const format = paperFormats.find((one) => one.name === extension)
    if (!kind || !format) throw new APIError(req.t('error:notFound'), 404)
    const id = Number(req.routeParams?.id)
    const discussion = await req.payload.findByID({ collection: 'discussions', id, depth: 0, req })
    await refuseBeforeEnd(id, req)
    const content = await format.lay(kind.write(await readPaperFacts(discussion, req)))
    return new Response(content, {
      headers: {
        'content-type': format.type,
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${kind.title} ${id}.${extension}`)}`,
      },
    })
  },
}
