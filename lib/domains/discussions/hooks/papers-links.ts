import { lexicalEditor, LinkFeature, ParagraphFeature } from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { paperFormats, paperKinds } from '@/lib/domains/discussions/hooks/papers-endpoint'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'

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
        req.user && !findMany && data?.id && isOver(data as Discussion) ? linksOf(Number(data.id)) : undefined,
    ],
  },
}

function isOver({ stoppedAt, exhibitionFinishDate }: Discussion): boolean {
  if (stoppedAt) return true
  const today = isoDay(new Date(), env.TIME_ZONE)
  return Boolean(exhibitionFinishDate) && isoDay(exhibitionFinishDate, env.TIME_ZONE) < today
}

const look = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function linksOf(id: number) {
  const links = paperKinds.flatMap((kind) =>
    paperFormats.map((format) => link(`${kind.title}, ${format.title}`, `${paperPath(id, kind.name)}.${format.name}`)),
  )
  return { root: { ...look, type: 'root', children: [{ ...look, type: 'paragraph', children: links }] } }
}

function paperPath(id: number, name: string): string {
  return `${env.PUBLIC_URL}/cms/discussions/${id}/papers/${name}`
}

function link(text: string, url: string) {
  const words = { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
  return { ...look, type: 'link', version: 3, fields: { linkType: 'custom', url, newTab: false }, children: [words] }
}
