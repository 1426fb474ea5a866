import type { ReactNode } from 'react'

interface TitledSectionProps {
  id: string
  title: ReactNode
  headingClassName?: string
  className?: string | undefined
  children: ReactNode
}

/** A section that screen readers name by its heading. */
export function TitledSection({ id, title, headingClassName = 'text-h2', className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={headingClassName}>
        {title}
      </h2>
      {children}
    </section>
  )
}
