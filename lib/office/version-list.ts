import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { createElement as draw, Fragment } from 'react'
import { env } from '@/lib/config/env'
import { formatStamp } from '@/lib/time/dates'

/** More than any collection keeps of one document. */
const MAX_VERSIONS = 100

interface Version {
  id: number | string
  updatedAt: string
  autosave?: boolean | null
  version: { _status?: string | null; changedBy?: string | null }
}

/** Replaces Payload's list of versions, which names no author; office-entity.ts refers to it. */
export async function VersionList({ hasPublishedDoc, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig } = initPageResult
  const place = collectionConfig ? `collections/${collectionConfig.slug}/${docID}` : `globals/${globalConfig?.slug}`
  const versions = await findVersions(initPageResult)
  const current = hasPublishedDoc ? versions.find(isPublished) : undefined
  const rows = versions.map((one) =>
    draw(
      'tr',
      { key: one.id },
      draw(
        'td',
        null,
        draw('a', { href: `/admin/${place}/versions/${one.id}` }, formatStamp(one.updatedAt, env.TIME_ZONE)),
      ),
      draw('td', null, one.version.changedBy ?? 'Портал'),
      draw('td', null, describeState(one, one === current)),
    ),
  )
  return draw(
    Fragment,
    null,
    draw(SetDocumentStepNav, {
      id: docID,
      collectionSlug: collectionConfig?.slug,
      globalSlug: globalConfig?.slug,
      pluralLabel: collectionConfig?.labels.plural ?? globalConfig?.label,
      useAsTitle: collectionConfig?.admin.useAsTitle ?? globalConfig?.slug,
      view: 'Версии',
    } as Parameters<typeof SetDocumentStepNav>[0]),
    draw('main', { className: 'versions' }, draw(Gutter, { className: 'versions__wrap', children: drawTable(rows) })),
  )
}

function drawTable(rows: React.ReactNode[]) {
  const heads = ['Сохранено', 'Кто изменил', 'Состояние'].map((title) =>
    draw('th', { key: title, scope: 'col' }, title),
  )
  const head = draw('thead', null, draw('tr', null, heads))
  return draw('div', { className: 'table office-versions' }, draw('table', null, head, draw('tbody', null, rows)))
}

async function findVersions({ collectionConfig, docID, globalConfig, req }: DocumentViewServerProps['initPageResult']) {
  const options = { depth: 0, limit: MAX_VERSIONS, overrideAccess: false, req, sort: '-updatedAt' }
  const select = { updatedAt: true, autosave: true, version: { _status: true, changedBy: true } } as const
  const { docs } = collectionConfig
    ? await req.payload.findVersions({
        ...options,
        select,
        collection: collectionConfig.slug,
        where: { parent: { equals: docID } },
      })
    : await req.payload.findGlobalVersions({ ...options, select, slug: globalConfig?.slug ?? 'settings' })
  return docs as unknown as Version[]
}

function isPublished({ version }: Version): boolean {
  return version._status === 'published'
}

function describeState(one: Version, isCurrent: boolean): string {
  if (!one.version._status) return 'Сохранено'
  if (isPublished(one)) return isCurrent ? 'На сайте' : 'Было опубликовано'
  return one.autosave ? 'Черновик, сохранился сам' : 'Черновик'
}
