import { AppealSummary } from '@/components/features/appeals/appeal-figures'
import { AppealTermsList, type AppealTerms } from '@/components/features/appeals/appeal-terms'

export function AppealAside({ terms }: { terms: AppealTerms }) {
  return (
    <div className="space-y-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)] print:static">
      <div className="max-lg:hidden">
        <AppealTermsList terms={terms} />
      </div>
      <AppealSummary />
    </div>
  )
}
