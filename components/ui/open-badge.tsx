import { Clock, DoorOpen } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { OpenState } from '@/lib/shared/opening-hours'
import { typeset } from '@/lib/shared/typography'

const WEEKDAYS = [
  'в\u00A0понедельник',
  'во\u00A0вторник',
  'в\u00A0среду',
  'в\u00A0четверг',
  'в\u00A0пятницу',
  'в\u00A0субботу',
  'в\u00A0воскресенье',
]

/** Shows «Открыто до 19:00» or «Закрыто, откроется завтра в 8:00». */
export function OpenBadge({ state }: { state: OpenState }) {
  return (
    <Badge
      tone={state.isOpen ? 'brand' : 'neutral'}
      icon={state.isOpen ? <DoorOpen aria-hidden className="size-4" /> : <Clock aria-hidden className="size-4" />}
    >
      {openWords(state)}
    </Badge>
  )
}

export function openWords(state: OpenState): string {
  if (state.isOpen) return typeset(`Открыто до\u00A0${state.until}`)
  const { opens } = state
  if (!opens) return 'Часы работы уточняйте по телефону'
  return typeset(`Закрыто, откроется ${dayWords(opens)} в\u00A0${opens.at}`)
}

function dayWords({ inDays, weekday }: { inDays: number; weekday: number }): string {
  if (inDays === 0) return 'сегодня'
  if (inDays === 1) return 'завтра'
  return WEEKDAYS[weekday - 1] ?? ''
}
