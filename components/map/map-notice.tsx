import type { ReactNode } from 'react'

/** Says a trouble on the lower edge of a map, above everything on it. */
export function MapNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="absolute inset-x-3 bottom-3 z-[1007] rounded-field bg-paper px-4 py-3 shadow-above">
      {children}
    </p>
  )
}
