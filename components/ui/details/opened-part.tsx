'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Draws `children` once the `<details>` around it was opened, also before the scripts came; `closed` until then. */
export function OpenedPart({ closed, children }: { closed: ReactNode; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    const details = part.current?.closest('details')
    const onToggle = () => details?.open && setOpened(true)
    onToggle()
    details?.addEventListener('toggle', onToggle)
    return () => details?.removeEventListener('toggle', onToggle)
  }, [])
  return <div ref={part}>{isOpened ? children : closed}</div>
}
