import { lexicalEditor, LinkFeature, ParagraphFeature } from '@payloadcms/richtext-lexical'
import { APIError, type Endpoint, type RichTextField } from 'payload'
import { env } from '@/lib/config/env'
import { refuseBeforeEnd } from '@/lib/domains/discussions/hooks/draft-papers'
import type { Paper } from '@/lib/domains/discussions/hooks/paper-blocks'
import { writePaperDocx } from '@/lib/domains/discussions/hooks/paper-docx'
import { readPaperFacts } from '@/lib/domains/discussions/hooks/paper-facts'
import { writePaperHtml } from '@/lib/domains/discussions/hooks/paper-html'
import { writeConclusion, writeProtocol } from '@/lib/domains/discussions/hooks/write-papers'
import { hasRole } from '@/lib/platform/access/roles'
import { linkNode, toEditorDocument } from '@/lib/platform/documents/editor-document'
import { DOCX } from '@/lib/platform/files/document-kind'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { isoDay } from '@/lib/time/dates'
import { contentDisposition } from '@/lib/text/content-disposition'

const paperKinds = [
  { name: 'protocol', title: 'Протокол', write: writeProtocol },
  { name: 'conclusion', title: 'Заключение', write: writeConclusion },
] as const

const paperFormats = [
  {
    name: 'docx',
    title: 'DOCX',
    type: DOCX.mimeType,
    format: async (paper: Paper) => new Uint8Array(await writePaperDocx(paper)),
  },
  {
    name: 'html',
    title: 'HTML',
    type: 'text/html; charset=utf-8',
    format: async (paper: Paper) => writePaperHtml(paper),
  },
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
    const content = await format.format(kind.write(await readPaperFacts(discussion, req)))
    return new Response(content, {
      headers: {
        'content-type': format.type,
        'cache-control': 'private, no-store',
        'content-disposition': contentDisposition('attachment', `${kind.title} ${id}.${extension}`),
      },
    })
  },
}

/** Links shown once voting is closed, as rich text: this needs no script in the browser. */
export const papersLinks: RichTextField = {
  name: 'papersLinks',
  type: 'richText',
  label: 'Скачать протокол и заключение',
  virtual: true,
  editor: lexicalEditor({ features: [ParagraphFeature(), LinkFeature({ enabledCollections: [] })] }),
  admin: {
    readOnly: true,
    className: 'office-buttons',
    description: 'Составляются заново при каждом нажатии: с подсчётом, реестром и ответами, какие есть сейчас.',
    condition: (data) => Boolean(data.papersLinks),
  },
  hooks: {
    afterRead: [
      ({ data, req, findMany }) =>
        req.user && !findMany && data?.id && isOver(data as Discussion) ? buildLinks(Number(data.id)) : undefined,
    ],
  },
}

function isOver({ stoppedAt, exhibitionFinishDate }: Discussion): boolean {
  if (stoppedAt) return true
  const today = isoDay(new Date(), env.TIME_ZONE)
  return Boolean(exhibitionFinishDate) && isoDay(exhibitionFinishDate, env.TIME_ZONE) < today
}

function buildLinks(id: number) {
  const links = paperKinds.flatMap((kind) =>
    paperFormats.map((format) =>
      linkNode(`${kind.title}, ${format.title}`, `${paperPath(id, kind.name)}.${format.name}`),
    ),
  )
  return toEditorDocument([links])
}

function paperPath(id: number, name: string): string {
  return `${env.PUBLIC_URL}/cms/discussions/${id}/papers/${name}`
}
