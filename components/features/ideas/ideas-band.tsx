import Link from 'next/link'
import type { ReactNode } from 'react'

interface BandProps {
  id: string
  title: string
  more?: { href: string; label: string }
  children: ReactNode
}

/** Draws a part of the start page with its heading and a link to the whole list. */
export function IdeasBand({ id, title, more, children }: BandProps) {
  return (
    <section aria-labelledby={id} className="mt-16 lg:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {more && (
          <Link href={more.href} prefetch={false} className="link target inline-block py-1 font-medium">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
