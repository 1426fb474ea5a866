import { ForeignMark } from '@/components/ui/icon/icon'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import type { SituationStep } from '@/lib/domains/services/contract'

/** Above the services of a life situation: also what other authorities do. */
export function SituationSteps({ title, steps }: { title: string; steps: readonly SituationStep[] }) {
  return (
    <section aria-labelledby="situation-steps">
      <h2 id="situation-steps" className="text-h2 lg:text-h3">
        {title}: что делать по шагам
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {steps.map(({ title: step, text, url }, index) => (
          <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] py-4 lg:grid-cols-[2rem_16rem_minmax(0,1fr)]">
            <span aria-hidden className="font-semibold text-brand-strong">
              {index + 1}
            </span>
            <h3 className="font-semibold">
              {url ? (
                <a href={url} className="link">
                  {step}
                  {/* the mark never begins a line */}
                  <span className="whitespace-nowrap">
                    {'\u2060'}
                    <ForeignMark href={url} className="inline align-[-0.2em]" />
                  </span>
                </a>
              ) : (
                step
              )}
            </h3>
            <p className="max-w-measure text-ink-soft max-lg:col-start-2">
              <TextWithContacts text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
