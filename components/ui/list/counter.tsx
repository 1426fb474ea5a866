import { formatNumber, plural, type PluralForms } from '@/lib/text/plural'

/** A large number with its noun below, in a `dl`. */
export function Counter({ value, forms }: { value: number; forms: PluralForms }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt>{plural(value, forms)}</dt>
      <dd className="tabular text-[clamp(2.25rem,5vw,3.5rem)] leading-none font-semibold tracking-tight text-ink">
        {formatNumber(value)}
      </dd>
    </div>
  )
}
