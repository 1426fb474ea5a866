import type { CollectionConfig, CollectionSlug, Field, GlobalConfig, GlobalSlug } from 'payload'
import { failedScheduleField, scheduledField } from '@/lib/platform/fields/notice-fields'
import { auditChange, auditDelete, auditGlobalChange } from '@/lib/platform/audit/audit-changes'
import { auditOpening } from '@/lib/platform/audit/audit-openings'
import { approvalField, dropApproval, endApproval } from '@/lib/office/approval/approval-hooks'
import { refusePublishing } from '@/lib/office/approval/refuse-publishing'
import { keepBinned, unpublishBinned, unscheduleBinned } from '@/lib/office/bin'
import { searchList } from '@/lib/office/list-search'
import { deleteUntouched, hideUntouched } from '@/lib/office/untouched-drafts'
import { normalizeGlobalSave, normalizeSave } from '@/lib/platform/save-hooks/normalize-save'
import { refuseStaleGlobal, refuseStaleSave } from '@/lib/platform/save-hooks/refuse-stale-save'
import { recordEditor } from '@/lib/platform/save-hooks/record-editor'

/** Rows of a list whose field names no bound of its own. */
const MAX_ROWS = 500

/** Names the author of each version. */
const views = { edit: { versions: { Component: '/lib/office/version-list#VersionList' } } }

export function officeCollection({ hooks, ...config }: CollectionConfig): CollectionConfig {
  const scheduled = scheduleFields(config, 'collection')
  const untouched = findAutosaved(config)
  const section = sectionParts(config)
  return {
    ...config,
    admin: {
      ...config.admin,
      hideAPIURL: true,
      ...(untouched && { baseFilter: hideUntouched(untouched) }),
      ...addColumn(scheduled, config.admin?.defaultColumns),
      components: { views, ...config.admin?.components },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        normalizeSave,
        refuseStaleSave(config.slug as CollectionSlug),
        searchList,
        ...section.beforeOperation,
        ...(untouched ? [deleteUntouched(untouched)] : []),
        ...(hooks?.beforeOperation ?? []),
      ],
      beforeChange: [...section.beforeChange, ...(hooks?.beforeChange ?? []), recordEditor],
      afterChange: [...(hooks?.afterChange ?? []), ...section.afterChange, auditChange],
      afterDelete: [...(hooks?.afterDelete ?? []), ...section.afterDelete, auditDelete],
      afterOperation: [...(hooks?.afterOperation ?? []), auditOpening],
    },
    fields: [...section.fields, ...prepareFields(config.fields), ...scheduled, changedByField],
  }
}

/** The bin and the approval of a section: see `sectionCollection`. */
function sectionParts({ slug, trash }: CollectionConfig) {
  if (!trash) return { beforeOperation: [], beforeChange: [], afterChange: [], afterDelete: [], fields: [] }
  return {
    beforeOperation: [refusePublishing(slug), unpublishBinned],
    beforeChange: [keepBinned, endApproval],
    afterChange: [unscheduleBinned],
    afterDelete: [dropApproval],
    fields: [approvalField(slug)],
  }
}

export function officeGlobal({ hooks, ...config }: GlobalConfig): GlobalConfig {
  return {
    ...config,
    admin: {
      ...config.admin,
      hideAPIURL: true,
      components: {
        elements: findDrafts(config) ? {} : { SaveButton: '/lib/office/confirm-save#ConfirmSave' },
        views,
        ...config.admin?.components,
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        normalizeGlobalSave,
        refuseStaleGlobal(config.slug as GlobalSlug),
        ...(hooks?.beforeOperation ?? []),
      ],
      beforeChange: [...(hooks?.beforeChange ?? []), recordEditor],
      afterChange: [...(hooks?.afterChange ?? []), auditGlobalChange],
    },
    fields: [...prepareFields(config.fields), ...scheduleFields(config, 'global'), changedByField],
  }
}

/** Payload takes lists of any length where a field has no `maxRows`, and compares marks in English. */
function prepareFields(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: prepareFields(tab.fields) })) }
    }
    if (field.type === 'checkbox') {
      const components = { Diff: '/lib/office/custom-client-components#CheckboxDiff', ...field.admin?.components }
      return { ...field, admin: { ...field.admin, components } }
    }
    const inner = 'fields' in field ? { ...field, fields: prepareFields(field.fields) } : field
    return isList(inner) ? ({ maxRows: MAX_ROWS, ...inner } as Field) : inner
  })
}

/** A choice of several is bounded by its options. */
function isList(field: Field): boolean {
  return field.type === 'array' || ('hasMany' in field && field.hasMany === true && field.type !== 'select')
}

function scheduleFields(config: CollectionConfig | GlobalConfig, kind: 'collection' | 'global'): Field[] {
  const drafts = findDrafts(config)
  if (typeof drafts !== 'object' || !drafts.schedulePublish) return []
  return [failedScheduleField(kind, config.slug), scheduledField(kind, config.slug)]
}

/** Payload stores their drafts as soon as a form opens. */
function findAutosaved(config: CollectionConfig) {
  const drafts = findDrafts(config)
  const title = config.admin?.useAsTitle
  return title && typeof drafts === 'object' && drafts.autosave ? { slug: config.slug, title } : undefined
}

function addColumn(scheduled: Field[], columns: string[] = []) {
  const isShown = scheduled.length > 0 && columns.length > 0
  return isShown ? { defaultColumns: [...columns, 'scheduledFor'] } : {}
}

function findDrafts({ versions }: CollectionConfig | GlobalConfig) {
  return typeof versions === 'object' ? versions.drafts : undefined
}

/** Name at that time: it outlives the account. */
const changedByField: Field = {
  name: 'changedBy',
  type: 'text',
  label: 'Кто изменил',
  maxLength: 120,
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.changedBy) },
}
