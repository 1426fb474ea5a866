import type { ReactNode } from 'react'

/** A chapter of the styleguide. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h2">{title}</h2>
      <div className="mt-8 space-y-10">{children}</div>
    </section>
  )
}

/** One component: its name at the left, its states at the right. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-4 border-t border-line pt-5 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <h3 className="text-sm font-normal text-ink-soft">{name}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
