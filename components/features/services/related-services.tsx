import Link from 'next/link'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { ServiceCard } from '@/lib/domains/services/contract'

export function RelatedServices({ services }: { services: readonly ServiceCard[] }) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="related" className="print:hidden">
      <h2 id="related" className="text-h2">
        Похожие услуги
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {services.map(({ id, title, summary }) => (
          <li key={id} className="py-4">
            <Link href={paths.service(id)} prefetch={false} className="link text-lg font-medium">
              {title}
            </Link>
            {summary && (
              <p className="mt-1 text-ink-soft">
                <TextWithContacts text={summary} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
