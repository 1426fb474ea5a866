import type { CollectionConfig, CollectionSlug, Field, GlobalConfig, GlobalSlug } from 'payload'
import { refuseStaleGlobal, refuseStaleSave } from '@/lib/cms/hooks/refuse-stale-save'
import { signChange } from '@/lib/cms/hooks/sign-change'

/** What holds for all content: its author is known, nobody overwrites another unseen. */
export function officeCollection({ hooks, ...config }: CollectionConfig): CollectionConfig {
  return {
    ...config,
    admin: { ...config.admin, hideAPIURL: true },
    hooks: {
      ...hooks,
      beforeOperation: [refuseStaleSave(config.slug as CollectionSlug), ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), signChange],
    },
    fields: [...config.fields, changedByField],
  }
}

export function officeGlobal({ hooks, ...config }: GlobalConfig): GlobalConfig {
  return {
    ...config,
    admin: { ...config.admin, hideAPIURL: true },
    hooks: {
      ...hooks,
      beforeOperation: [refuseStaleGlobal(config.slug as GlobalSlug), ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), signChange],
    },
    fields: [...config.fields, changedByField],
  }
}

/** The name as it was then: it outlives the account. */
const changedByField: Field = {
  name: 'changedBy',
  type: 'text',
  label: 'Кто изменил',
  maxLength: 120,
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.changedBy) },
}
