import { APIError, type Endpoint, type Field } from 'payload'
import { hasRole } from '@/lib/cms/access/roles'
import { refuseBeforeEnd } from '@/lib/cms/hooks/discussions/draft-papers'
import { readPaperFacts } from '@/lib/cms/hooks/discussions/paper-facts'
import { writePapersHtml } from '@/lib/cms/hooks/discussions/paper-html'
import { writeConclusion, writeProtocol } from '@/lib/cms/hooks/discussions/write-papers'

/** Protocol and conclusion as they would be written now, as a page to save and print; for the organiser alone. */
export const papersEndpoint: Endpoint = {
  path: '/:id/papers',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'organizer')) throw new APIError(req.t('error:unauthorized'), 401)
    const id = Number(req.routeParams?.id)
    const discussion = await req.payload.findByID({ collection: 'discussions', id, depth: 0, req })
    await refuseBeforeEnd(id, req)
    const facts = await readPaperFacts(discussion, req)
    return new Response(writePapersHtml([writeProtocol(facts), writeConclusion(facts)]), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`Протокол и заключение ${id}.html`)}`,
      },
    })
  },
}

/** Its address beside the drafts. */
export const papersLink: Field = {
  name: 'papersLink',
  type: 'text',
  label: 'Протокол и заключение страницей HTML',
  virtual: true,
  admin: { readOnly: true, description: 'Сохраняется файлом. Открывается только сотрудникам.' },
  hooks: {
    afterRead: [
      ({ data, req }) =>
        req.user && data?.id ? `${process.env.PUBLIC_URL ?? ''}/cms/discussions/${String(data.id)}/papers` : undefined,
    ],
  },
}
