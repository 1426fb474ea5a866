import type { CollectionSlug, Tab } from 'payload'

/** What has a history: the collection of its steps is named after it. */
type Told<Slug> = Slug extends `${infer Thing}-events` ? Thing : never

/** What was done with a document, step after step: the steps are written by its moves, by nobody's hand. */
export function historyTab(label: string, of: Told<CollectionSlug>, columns: string[]): Tab {
  return {
    label,
    fields: [
      {
        name: 'history',
        type: 'join',
        collection: `${of}-events`,
        on: of,
        label,
        maxDepth: 0,
        admin: { allowCreate: false, defaultColumns: columns },
      },
    ],
  }
}
