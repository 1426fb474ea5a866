import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { contentAccess, isEditor, sectionAccess } from '@/lib/platform/access/roles'
import { timeFormat } from '@/lib/platform/fields/date-fields'
import { seoField, positionField, titleField } from '@/lib/platform/fields/common-fields'
import { sidebar, text } from '@/lib/platform/fields/basic-fields'
import { previewAddress } from '@/lib/platform/preview/preview'
import { PREVIEW_DAYS } from '@/lib/runtime/preview-token'
import { dayForms, plainCount } from '@/lib/text/plural'

const PREVIEW_TERM = plainCount(PREVIEW_DAYS, dayForms)

type DocumentData = Record<string, unknown>
type PathOf = (data: DocumentData) => string

interface PageCollection extends Omit<CollectionConfig, 'fields'> {
  fields: Field[]
  pathOf: PathOf
}

const schedulePublish = { timeFormat, timeIntervals: 5 }
const autosave = { interval: 1500, showSaveDraftButton: true }

export const draftVersions = { maxPerDoc: 20, drafts: { schedulePublish } }

/** Collection with drafts and a bin, in which authors and editors work: a section of their accounts. */
export function sectionCollection(config: CollectionConfig): CollectionConfig {
  return { access: sectionAccess(config.slug), versions: draftVersions, trash: true, ...config }
}

/** Collection of pages with drafts, versions, scheduled publication and preview. */
export function pageCollection({ pathOf, ...config }: PageCollection): CollectionConfig {
  const needed = namesToShow(config.fields)
  const buildAddress = (data: DocumentData) =>
    typeof data.id === 'number' && needed.every((name) => isFilled(data[name]))
      ? previewAddress({ collection: config.slug, id: data.id, path: pathOf(data) })
      : ''
  return sectionCollection({
    versions: { maxPerDoc: 50, drafts: { autosave, schedulePublish } },
    ...config,
    admin: {
      ...config.admin,
      preview: (data) => buildAddress(data) || null,
      livePreview: { url: ({ data }) => buildAddress(data), breakpoints: previewWidths },
    },
    fields: [...config.fields, previewLinkField(buildAddress), seoField],
  })
}

/** Collection of rows of one page, with drafts and a preview of that page. */
export function rowCollection({ path, ...config }: CollectionConfig & { path: string }): CollectionConfig {
  const needed = requiredNames(config.fields)
  const buildAddress = (data: DocumentData) =>
    typeof data.id === 'number' && needed.every((name) => isFilled(data[name]))
      ? previewAddress({ collection: config.slug, id: data.id, path })
      : ''
  return sectionCollection({
    ...config,
    admin: { ...config.admin, preview: (data) => buildAddress(data) || null },
    fields: [...config.fields, previewLinkField(buildAddress)],
  })
}

export function pageGlobal({ path, ...config }: GlobalConfig & { path: string }): GlobalConfig {
  const address = () => previewAddress({ collection: config.slug, id: 0, path })
  return {
    access: { read: isEditor, readVersions: isEditor, update: contentAccess.update },
    versions: { max: 50, drafts: { autosave, schedulePublish } },
    ...config,
    admin: { ...config.admin, preview: address, livePreview: { url: address, breakpoints: previewWidths } },
    fields: [...config.fields, previewLinkField(address)],
  }
}

function namesToShow(fields: Field[]): string[] {
  return listRequired(fields).flatMap(({ type, name }) => (type === 'textarea' || type === 'richText' ? [] : [name]))
}

function requiredNames(fields: Field[]): string[] {
  return listRequired(fields).map(({ name }) => name)
}

/** Lists the required fields of a document, also those in rows and tabs, which are only a layout. */
function listRequired(fields: Field[]): { type: Field['type']; name: string }[] {
  return fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return listRequired(field.fields)
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : listRequired(tab.fields)))
    return 'name' in field && 'required' in field && field.required ? [{ type: field.type, name: field.name }] : []
  })
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

const previewWidths = [
  { name: 'phone', label: 'Телефон', width: 390, height: 844 },
  { name: 'desktop', label: 'Компьютер', width: 1280, height: 800 },
]

function previewLinkField(buildAddress: PathOf): Field {
  return text('previewLink', 'Ссылка для согласования', {
    virtual: true,
    admin: {
      ...sidebar,
      readOnly: true,
      description: `Открывает страницу с черновиком без входа в систему. Действует ${PREVIEW_TERM}, только для чтения.`,
      components: { afterInput: ['/lib/office/custom-client-components#CopyButton'] },
    },
    hooks: { afterRead: [({ data, req }) => (req.user && data ? publicAddress(buildAddress(data)) : undefined)] },
  })
}

function publicAddress(path: string): string | null {
  return path === '' ? null : `${process.env.PUBLIC_URL ?? ''}${path}`
}

/** Sorted list of names that other documents refer to. */
export function dictionary(slug: string, singular: string, plural: string, group: string): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    access: contentAccess,
    admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'position'] },
    defaultSort: 'position',
    fields: [{ ...titleField, label: 'Название' }, positionField],
  }
}
