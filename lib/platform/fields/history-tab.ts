import type { Tab } from 'payload'

/** What was done with a document, step after step: the steps are written by its moves, by nobody's hand. */
export function historyTab(label: string, of: 'appeal' | 'claim' | 'idea', columns: string[]): Tab {
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
