import Link from 'next/link'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { paths } from '@/lib/config/paths'
import type { MinisterItem } from '@/lib/domains/government/contract'
import { typeset } from '@/lib/shared/typography'

const WEEKDAYS = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']

/** When and where one may come, and how to be put on the list. */
export function MinisterReception({ minister: { reception, reception_note: note } }: { minister: MinisterItem }) {
  if (reception.length === 0 && !note) return null
  return (
    <section aria-labelledby="reception" className="rounded-card bg-sand p-5 sm:p-7">
      <h2 id="reception" className="text-h3">
        Приём граждан
      </h2>
      {reception.length > 0 && (
        <table className="tabular mt-4 w-full">
          <caption className="sr-only">Дни, часы и место приёма</caption>
          <tbody className="divide-y divide-line">
            {reception.map(({ weekday, from, to, place }) => (
              <tr key={`${weekday}-${from}`} className="max-sm:block max-sm:py-2">
                <th scope="row" className="text-left font-semibold max-sm:block sm:py-2.5 sm:pr-6">
                  {WEEKDAYS[weekday - 1]}
                </th>
                <td className="whitespace-nowrap max-sm:block sm:py-2.5 sm:pr-6">{typeset(`${from}–${to}`)}</td>
                <td className="max-sm:block sm:py-2.5">{place}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && (
        <p className="mt-4 max-w-measure">
          <TextWithPhones text={note} />
        </p>
      )}
      <p className="mt-4">
        <Link href={paths.reception} className="link target">
          Как записаться и что взять с собой
        </Link>
      </p>
    </section>
  )
}
