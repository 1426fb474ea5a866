import type { LayerRule } from '@/components/map/map-place'

interface SignSwitchesProps {
  label: string
  signs: readonly (Pick<LayerRule, 'title' | 'color' | 'kind'> & { count: number })[]
  /** False for a sheet whose signs cannot be switched. */
  canSwitch?: boolean
  /** False for signs that a visitor adds to the map. */
  areShown?: boolean
}

/** The signs of a map with their numbers; over the city map each can be switched off, if there are scripts. */
export function SignSwitches({ label, signs, canSwitch = true, areShown = true }: SignSwitchesProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6">
      {signs.map((sign) => (
        <li key={`${sign.kind}-${sign.title}`}>
          <SignSwitch sign={sign} canSwitch={canSwitch} isShown={areShown} />
        </li>
      ))}
    </ul>
  )
}

interface SignSwitchProps {
  sign: SignSwitchesProps['signs'][number]
  canSwitch?: boolean
  isShown?: boolean
}

export function SignSwitch({ sign, canSwitch = true, isShown = true }: SignSwitchProps) {
  const shown = (
    <>
      <span className="flex shrink-0 rounded-sm forced-color-adjust-none forced-colors:bg-paper">
        <SignMark sign={sign} />
      </span>
      <span>
        {sign.title}
        {sign.count > 1 && (
          <span className="tabular text-ink-soft">
            {'\u00A0'}
            {sign.count}
          </span>
        )}
      </span>
    </>
  )
  if (!canSwitch) return <span className="flex min-h-9 items-center gap-3">{shown}</span>
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        data-map-sign
        value={sign.title}
        defaultChecked={isShown}
        className="size-5 shrink-0 accent-brand print:hidden [@media(scripting:none)]:hidden"
      />
      {shown}
    </label>
  )
}

/** Colours are data, so they are SVG attributes and not styles. */
function SignMark({ sign: { kind, color } }: { sign: Pick<LayerRule, 'kind' | 'color'> }) {
  return (
    <svg aria-hidden viewBox="0 0 32 20" className="h-5 w-8 shrink-0 overflow-visible">
      {kind === 'area' && (
        <rect x="1" y="1" width="30" height="18" rx="3" fill={color} fillOpacity=".45" stroke={color} />
      )}
      {kind === 'line' && <path d="M2 10h28" stroke={color} strokeWidth="5" strokeLinecap="round" />}
      {kind === 'dashes' && (
        <path d="M2 10h28" stroke={color} strokeWidth="4" strokeDasharray="1 8" strokeLinecap="round" />
      )}
      {kind === 'point' && <circle cx="16" cy="10" r="7" fill={color} />}
    </svg>
  )
}
