'use client'

import { useEffect, useLayoutEffect, useReducer } from 'react'
import { HashDialog, type HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { openDialog, watchHashDialogs } from '@/components/ui/dialog/watch-hash-dialogs'

interface Opened {
  hash: string
  /** Hashes that were ever opened. */
  visited: readonly string[]
}

function visit({ visited }: Opened, hash: string): Opened {
  return { hash, visited: visited.includes(hash) ? visited : [...visited, hash] }
}

/**
 * Opens the dialog named by the hash and removes the hash when it closes. Rendered once per site. Each of `dialogs` is
 * drawn when it is first opened: closed, twelve of them were a fifth of a page.
 */
export function HashDialogs({ dialogs }: { dialogs: readonly HashDialogFacts[] }) {
  const [opened, open] = useReducer(visit, { hash: '', visited: [] })
  useEffect(() => watchHashDialogs(new Set(dialogs.map(({ id }) => `#${id}`)), open), [dialogs])
  useLayoutEffect(() => openDialog(opened.hash), [opened])
  return dialogs
    .filter(({ id }) => opened.visited.includes(`#${id}`))
    .map(({ Content, ...facts }) => (
      <HashDialog key={facts.id} {...facts}>
        <Content />
      </HashDialog>
    ))
}
