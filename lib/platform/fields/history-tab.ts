import type { CollectionSlug, Tab } from 'payload'

/** The thing that has a history: the collection of its steps is named after it. */
type Told<Slug> = Slug extends `${infer Thing}-events` ? Thing : never

/** Shows what was done with a document, step after step; its moves write the steps, nobody types them. */
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
