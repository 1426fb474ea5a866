'use client'

import { useEffect, useLayoutEffect, useReducer } from 'react'
import { HashDialog, type HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { openDialog, watchHashDialogs } from '@/components/ui/dialog/watch-hash-dialogs'
import { useHydrated } from '@/components/ui/use-hydrated'

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
 * drawn when it is first opened: closed, twelve of them were a fifth of a page. Until then an empty element, which is
 * not in the HTML, is the target of the links to it.
 */
export function HashDialogs({ dialogs }: { dialogs: readonly HashDialogFacts[] }) {
  const [opened, open] = useReducer(visit, { hash: '', visited: [] })
  const isHydrated = useHydrated()
  useEffect(() => watchHashDialogs(new Set(dialogs.map(({ id }) => `#${id}`)), open), [dialogs])
  useLayoutEffect(() => openDialog(opened.hash), [opened])
  return dialogs.map(({ Content, ...facts }) =>
    opened.visited.includes(`#${facts.id}`) ? (
      <HashDialog key={facts.id} {...facts}>
        <Content />
      </HashDialog>
    ) : (
      isHydrated && <dialog key={facts.id} id={facts.id} />
    ),
  )
}
