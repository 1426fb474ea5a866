import type { CollectionConfig, CollectionSlug, Field, GlobalConfig, GlobalSlug } from 'payload'
import { failedScheduleField } from '@/lib/platform/fields/notice-fields'
import { auditChange, auditDelete, auditGlobalChange } from '@/lib/platform/audit/audit-changes'
import { auditOpening } from '@/lib/platform/audit/audit-openings'
import { searchList } from '@/lib/office/list-search'
import { normalizeGlobalSave, normalizeSave } from '@/lib/platform/save-hooks/normalize-save'
import { refuseStaleGlobal, refuseStaleSave } from '@/lib/platform/save-hooks/refuse-stale-save'
import { recordEditor } from '@/lib/platform/save-hooks/record-editor'

/** Rows of a list whose field names no bound of its own. */
const MAX_ROWS = 500

export function officeCollection({ hooks, ...config }: CollectionConfig): CollectionConfig {
  return {
    ...config,
    admin: { ...config.admin, hideAPIURL: true },
    hooks: {
      ...hooks,
      beforeOperation: [
        normalizeSave,
        refuseStaleSave(config.slug as CollectionSlug),
        searchList,
        ...(hooks?.beforeOperation ?? []),
      ],
      beforeChange: [...(hooks?.beforeChange ?? []), recordEditor],
      afterChange: [...(hooks?.afterChange ?? []), auditChange],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDelete],
      afterOperation: [...(hooks?.afterOperation ?? []), auditOpening],
    },
    fields: [...boundLists(config.fields), ...scheduleFields(config, 'collection'), changedByField],
  }
}

export function officeGlobal({ hooks, ...config }: GlobalConfig): GlobalConfig {
  return {
    ...config,
    admin: { ...config.admin, hideAPIURL: true },
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
    fields: [...boundLists(config.fields), ...scheduleFields(config, 'global'), changedByField],
  }
}

/** Payload takes lists of any length where a field has no `maxRows`. */
function boundLists(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: boundLists(tab.fields) })) }
    }
    const inner = 'fields' in field ? { ...field, fields: boundLists(field.fields) } : field
    return isList(inner) ? ({ maxRows: MAX_ROWS, ...inner } as Field) : inner
  })
}

/** A choice of several is bounded by its options. */
function isList(field: Field): boolean {
  return field.type === 'array' || ('hasMany' in field && field.hasMany === true && field.type !== 'select')
}

function scheduleFields({ slug, versions }: CollectionConfig | GlobalConfig, kind: 'collection' | 'global'): Field[] {
  const drafts = typeof versions === 'object' ? versions.drafts : undefined
  return typeof drafts === 'object' && drafts.schedulePublish ? [failedScheduleField(kind, slug)] : []
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
