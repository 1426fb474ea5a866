import type { ServiceSection } from '@/components/features/services/service-sections'

/** Draws the contents of the page, which stay in sight on wide screens. */
export function ServiceContents({ sections }: { sections: readonly ServiceSection[] }) {
  return (
    <nav
      aria-label="На этой странице"
      className="sticky top-[calc(var(--header)+2rem)] hidden max-h-[calc(100dvh-var(--header)-3rem)] self-start overflow-y-auto xl:block print:hidden"
    >
      <ul className="border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-2 pl-4 leading-5.5 text-ink-soft no-underline transition-colors hover:border-brand hover:text-brand-strong"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
