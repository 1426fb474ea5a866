import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon/icon'
import { paths } from '@/lib/config/paths'
import { typeset } from '@/lib/text/typography'
import { messages } from '@/lib/contract/messages'

interface NextStep {
  title: string
  href: string
}

interface NextStepsProps {
  /** What was searched in the list. */
  text?: string | undefined
  elsewhere?: readonly NextStep[] | undefined
  /** Conditions of a filter and the list without each of them. */
  conditions?: readonly NextStep[] | undefined
}

/** Says where to go from a list in which nothing is found. */
export function NextSteps({ text, elsewhere = [], conditions = [] }: NextStepsProps) {
  const query = text && new URLSearchParams({ text })
  return (
    <div className="mt-4 print:hidden">
      {conditions.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p>Уберите одно из условий:</p>
          {conditions.map(({ title, href }) => (
            <Link key={href} href={href} className="chip">
              {title}
              <Icon name="x" className="size-4 shrink-0" />
            </Link>
          ))}
        </div>
      )}
      <ul>
        {query && <Step title={`Искать «${text}» по всему порталу`} href={`${paths.search}?${query}`} />}
        {elsewhere.map((step) => (
          <Step key={step.href} {...step} />
        ))}
        <Step title="Спросить администрацию" href={paths.feedback} />
      </ul>
    </div>
  )
}

function Step({ title, href }: NextStep) {
  return (
    <li>
      <Link href={href} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {typeset(title)}
      </Link>
    </li>
  )
}

export function nothingFoundTitle(query?: string | null): string {
  return typeset(query ? messages.nothingFoundFor(query) : messages.nothingFound)
}
