import { Badge } from '@/components/ui/text/badge'
import type { OpenState } from '@/lib/time/opening-hours'
import { typeset } from '@/lib/text/typography'
import { Icon } from '@/components/ui/icon/icon'

const WEEKDAYS = [
  'в\u00A0понедельник',
  'во\u00A0вторник',
  'в\u00A0среду',
  'в\u00A0четверг',
  'в\u00A0пятницу',
  'в\u00A0субботу',
  'в\u00A0воскресенье',
]

const texts = {
  place: { until: 'Открыто до', next: 'Закрыто, откроется', at: 'в' },
  line: { until: 'Отвечают до', next: 'Ответят', at: 'с' },
  sentence: { until: 'до', next: 'откроется', at: 'в' },
  row: { until: 'до', next: '', at: 'с' },
}

/** «Открыто до 19:00», «Закрыто, откроется завтра в 8:00» or, of a phone line, «Ответят завтра с 8:00». */
export function OpenBadge({ state, of = 'place' }: { state: OpenState; of?: keyof typeof texts }) {
  const isPlaceOpen = state.isOpen && of === 'place'
  return (
    <Badge
      tone={state.isOpen ? 'brand' : 'neutral'}
      icon={isPlaceOpen ? <Icon name="door-open" className="size-4" /> : <Icon name="clock" className="size-4" />}
    >
      {formatOpenState(state, of)}
    </Badge>
  )
}

export function formatOpenState(state: OpenState, of: keyof typeof texts = 'place'): string {
  const { until, next, at } = texts[of]
  if (state.isOpen) return typeset(`${until}\u00A0${state.until}`)
  const { opens } = state
  if (!opens) return 'Часы работы уточняйте по телефону'
  return typeset(`${next} ${formatDay(opens)} ${at}\u00A0${opens.at}`.trimStart())
}

function formatDay({ inDays, weekday }: { inDays: number; weekday: number }): string {
  if (inDays === 0) return 'сегодня'
  if (inDays === 1) return 'завтра'
  return WEEKDAYS[weekday - 1] ?? ''
}
