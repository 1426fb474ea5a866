import { feedKinds, type OpenMatters as Open } from '@/lib/domains/cabinet/feed-contract'
import { formatDate, formatLongDate } from '@/lib/time/dates'
import { countOf } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'

const SHOWN = 5
const kinds = new Map(feedKinds.map(({ value, name }) => [value, name]))

/** Lists before the deletion is confirmed what is not finished yet: the resident will not see its end in the cabinet. */
export function OpenMatters({ open: { matters, erased_on: erasedOn } }: { open: Open }) {
  if (matters.length === 0) return null
  const outlive = matters.some(({ outlives_account: isLater }) => isLater)
  const hidden = matters.length - SHOWN
  return (
    <section aria-labelledby="open-matters" className="rounded-card bg-sun-tint p-4">
      <h3 id="open-matters" className="font-semibold">
        Ещё не закончено
      </h3>
      <ul className="mt-2 space-y-2">
        {matters.slice(0, SHOWN).map((matter) => (
          <li key={`${matter.kind}-${matter.id}`} className="wrap-anywhere">
            <span className="font-medium">{matter.title}</span>
            <span className="block text-sm text-ink-soft">
              {[kinds.get(matter.kind), matter.state, formatAnswerDate(matter)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-2 text-sm">{typeset(`И ещё ${countOf(hidden, ['дело', 'дела', 'дел'])} в вашей ленте.`)}</p>
      )}
      {outlive && (
        <p className="mt-3">
          {typeset(
            `Учётную запись удалим ${formatLongDate(erasedOn, 'UTC')}, раньше, чем придёт ответ. Ответ на обращение отправим на почту, которая в нём указана; в кабинете его уже не будет.`,
          )}
        </p>
      )}
    </section>
  )
}

function formatAnswerDate({ answer_by: answerBy }: Open['matters'][number]): string | null {
  return answerBy && `ответ не позднее ${formatDate(answerBy, 'UTC')}`
}
