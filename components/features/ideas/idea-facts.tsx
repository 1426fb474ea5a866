import { IdeaSign } from '@/components/features/ideas/idea-status'
import { DataList } from '@/components/ui/list/data-list'
import { MomentText } from '@/components/ui/text/date-text'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'
import { TitledSection } from '@/components/ui/text/titled-section'

export function IdeaFacts({ idea }: { idea: IdeaDetails }) {
  const { id, user, created_at: created, department, steps } = idea
  // The steps of most ideas begin with the day of creation, so it is not repeated.
  const isInSteps = steps.some(({ at }) => isoDay(at, env.TIME_ZONE) === isoDay(created, env.TIME_ZONE))
  return (
    <div className="space-y-9">
      <IdeaSteps idea={idea} />
      <DataList
        layout="stacked"
        rows={[
          { term: 'Автор', value: user?.name ?? 'Не указан' },
          {
            term: 'Предложена',
            value: !isInSteps && <MomentText value={created} prefix="" withDay zone={env.TIME_ZONE} />,
          },
          { term: 'Рассматривает', value: department?.title },
          { term: 'Номер', value: `№ ${id}` },
        ]}
      />
    </div>
  )
}

function IdeaSteps({ idea: { steps } }: { idea: IdeaDetails }) {
  if (steps.length === 0) return null
  return (
    <TitledSection id="steps" title="Путь идеи" headingClassName="text-h3">
      <ol className="mt-4">
        {steps.map(({ code, name, at, note }, index) => (
          <li key={`${code}-${at}`} className="relative flex gap-3.5 pb-5 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden className="absolute top-9 bottom-0 left-4.25 w-px bg-line-strong" />
            )}
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sun-tint">
              <IdeaSign code={code} className="size-5" />
            </span>
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-ink-soft">
                <MomentText value={at} withDay zone={env.TIME_ZONE} />
              </p>
              {note && (
                <p className="mt-1 text-sm wrap-anywhere">
                  <TextWithContacts text={note} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
