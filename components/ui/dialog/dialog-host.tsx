'use client'

import { useEffect, useLayoutEffect, useReducer, type ComponentType } from 'react'
import { openDialog, watchHashDialogs } from '@/components/ui/dialog/watch-hash-dialogs'
import { useHydrated } from '@/components/ui/use-hydrated'

type Dialog = ComponentType<{ id: string }>

interface Opened {
  hash: string
  /** Ids of dialogs that were ever opened. */
  visited: readonly string[]
  Dialog: Dialog | null
}

type Opening = Pick<Opened, 'hash'> & Partial<Pick<Opened, 'Dialog'>>

function visit({ visited, Dialog: loaded }: Opened, { hash, Dialog = loaded }: Opening): Opened {
  const id = hash.slice(1)
  return { hash, Dialog, visited: visited.includes(id) ? visited : [...visited, id] }
}

interface DialogHostProps {
  ids: readonly string[]
  /** Loads what draws the dialog of an id; null if it did not come. */
  load: () => Promise<Dialog | null>
}

/**
 * Opens the dialog named by the hash and removes the hash when it closes. Rendered once per site. Each dialog is
 * loaded and drawn when it is first opened: closed, twelve of them were a fifth of a page. Until then an empty element,
 * which is not in the HTML, is the target of the links to it.
 */
export function DialogHost({ ids, load }: DialogHostProps) {
  const [opened, open] = useReducer(visit, { hash: '', visited: [], Dialog: null })
  const isHydrated = useHydrated()
  useEffect(() => watchLoadedDialogs(ids, load, open), [ids, load])
  useLayoutEffect(() => openDialog(opened.hash), [opened])
  const { Dialog, visited } = opened
  return ids.map((id) =>
    Dialog && visited.includes(id) ? <Dialog key={id} id={id} /> : isHydrated && <dialog key={id} id={id} />,
  )
}

function watchLoadedDialogs(
  ids: readonly string[],
  load: DialogHostProps['load'],
  open: (opening: Opening) => void,
): () => void {
  const drawn = new Set(ids.map((id) => `#${id}`))
  let latest = ''
  const loadAndOpen = async (hash: string) => {
    const Dialog = await load()
    if (Dialog && latest === hash) open({ hash, Dialog })
  }
  return watchHashDialogs(drawn, (hash) => {
    latest = hash
    if (drawn.has(hash)) void loadAndOpen(hash)
    else open({ hash })
  })
}
