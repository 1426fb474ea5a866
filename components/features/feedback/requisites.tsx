import { DataList } from '@/components/ui/data-list'
import { SeamedText } from '@/components/ui/seamed-text'
import type { Contacts } from '@/lib/domains/feedback/contract'

/** Draws ИНН, ОГРН and the account, which a contract or a payment asks for. */
export function Requisites({ rows }: { rows: Contacts['requisites'] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="requisites">
      <h3 id="requisites" className="mb-4 text-h3">
        Реквизиты
      </h3>
      <div className="tabular">
        <DataList inTwo rows={rows.map(({ term, value }) => ({ term, value: <SeamedText text={value} /> }))} />
      </div>
    </section>
  )
}
