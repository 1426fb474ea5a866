import { AppealSummary } from '@/components/features/appeals/appeal-figures'
import { AppealSteps } from '@/components/features/appeals/appeal-steps'
import { LinkButton } from '@/components/ui/button/link-button'
import { paths } from '@/lib/config/paths'

export function AppealAside() {
  return (
    <div className="space-y-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)] print:static">
      <div className="max-lg:hidden">
        <AppealSteps />
      </div>
      <section aria-labelledby="appeal-other">
        <h2 id="appeal-other" className="font-semibold">
          Яма, мусор, фонарь?
        </h2>
        <p className="mt-2 text-sm text-ink-soft">
          О такой поломке проще сообщить на карте: хватит места и снимка, ответ обычно приходит за десять рабочих дней.
        </p>
        <div className="mt-3">
          <LinkButton href={paths.reportClaim} variant="secondary">
            Сообщить о проблеме
          </LinkButton>
        </div>
      </section>
      <AppealSummary />
    </div>
  )
}
