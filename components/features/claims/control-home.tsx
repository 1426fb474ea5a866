import { LatestClaims } from '@/components/features/claims/claim-rows'
import { toShownClaim, toSolvedRow } from '@/components/features/claims/shown-claim'
import { SolvedClaim } from '@/components/features/claims/solved-claim'
import { ReportLink } from '@/components/features/claims/report-dialog'
import { LinkButton } from '@/components/ui/button/button'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ClaimListItem } from '@/lib/domains/claims/shapes'
import type { ClaimProject } from '@/lib/domains/claims/graphql/operations'
import { formatNumber, plural, type PluralForms } from '@/lib/text/plural'
import { FoldedSection } from '@/components/ui/details/folded-section'
import { TitledSection } from '@/components/ui/text/titled-section'

const steps = [
  { title: 'Отметьте место', text: 'Снимок, точка на карте и пара слов. Войти не обязательно: хватит почты.' },
  { title: 'Проверит модератор', text: 'Он уберёт лишнее и передаст заявку тому, кто отвечает за эту тему.' },
  {
    title: 'Ведомство ответит',
    text: 'Срок зависит от темы и виден сразу. Ответ увидят все, часто — со снимком сделанного.',
  },
  { title: 'Решать вам', text: 'Пятнадцать дней на оценку. Скажете «не решено» — заявку откроют снова.' },
]

/** A smaller number would make the portal look unused, so it is hidden. */
const MANY_RESIDENTS = 1000

interface ControlStartProps {
  users: number
  solved: number
}

export function ControlStart({ users, solved }: ControlStartProps) {
  return (
    <div className="grid gap-x-12 gap-y-5 rounded-card bg-sand p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div>
        <p className="max-w-2xl text-h3">
          Яма, свалка, погасший фонарь, сломанные качели? Покажите на карте — и следите, как это исправляют.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-8 font-medium">
          <Figure count={solved} forms={['проблема решена', 'проблемы решены', 'проблем решено']} />
          {users >= MANY_RESIDENTS && (
            <Figure count={users} forms={['житель на портале', 'жителя на портале', 'жителей на портале']} />
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ReportLink href={paths.reportClaim} size="large" />
        <LinkButton href={paths.socialControlMap} variant="secondary" size="large">
          Открыть карту
        </LinkButton>
      </div>
    </div>
  )
}

function Figure({ count, forms }: { count: number; forms: PluralForms }) {
  return (
    <span className="min-w-0">
      <span className="tabular font-semibold lg:mr-1 lg:text-[2rem] lg:leading-10">{formatNumber(count)}</span>
      {`\u00A0${plural(count, forms)}`}
    </span>
  )
}

export function ControlRecent({ recent }: { recent: readonly ClaimListItem[] }) {
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      {recent.length > 0 && (
        <TitledSection id="recent" title="О чём сообщают сейчас" className="min-w-0">
          <LatestClaims claims={recent.map((claim) => toShownClaim(claim, env.TIME_ZONE))} />
          <p className="mt-5">
            <LinkButton href={paths.socialControlMap} variant="secondary">
              Все заявки на карте
            </LinkButton>
          </p>
        </TitledSection>
      )}
      <HowItWorks />
    </div>
  )
}

/** On wide screens as high as the claims beside it. */
function HowItWorks() {
  return (
    <FoldedSection id="how" title="Как это работает">
      <ol className="pt-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="group/step relative flex gap-5 pb-7 last:pb-0 lg:pb-14">
            <span
              aria-hidden
              className="absolute top-13 bottom-2 left-5.25 w-0.5 bg-line group-last/step:hidden max-lg:hidden"
            />
            <span
              aria-hidden
              className="tabular grid size-11 shrink-0 place-items-center rounded-full bg-brand-strong text-lg font-semibold text-paper"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold lg:text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 lg:mt-8">
        <LinkButton href={paths.socialControlThemes} variant="secondary">
          Темы и сроки ответа
        </LinkButton>
      </p>
    </FoldedSection>
  )
}

export function ControlProjects({ projects }: { projects: readonly ClaimProject[] }) {
  if (projects.length === 0) return null
  return (
    <section aria-labelledby="solved" className="mt-14 lg:mt-20">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="solved" className="text-h2">
          Было и стало
        </h2>
        <LinkButton href={paths.socialControlResults} variant="secondary">
          Все результаты
        </LinkButton>
      </div>
      <ul className="mt-7 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id}>
            <SolvedClaim claim={toSolvedRow(project)} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
