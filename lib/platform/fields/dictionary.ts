import type { CollectionConfig } from 'payload'
import { contentAccess } from '@/lib/platform/access/roles'
import { positionField, titleField } from '@/lib/platform/fields/text-fields'

/** Makes a short list of names that other documents refer to, in an order an editor chooses. */
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
