import type { LegendSign } from '@/lib/domains/city-maps/contract'

/**
 * Draws the signs of the map with their colours. Colours are data, so they are attributes of the SVG and not styles.
 */
export function MapLegend({ legend }: { legend: readonly LegendSign[] }) {
  if (legend.length === 0) return null
  return (
    <section aria-labelledby="map-legend">
      <h2 id="map-legend" className="text-h3">
        Условные обозначения
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-2.5">
        {legend.map((sign) => (
          <li key={`${sign.kind}-${sign.title}`} className="flex items-center gap-3">
            <span className="flex shrink-0 rounded-sm forced-color-adjust-none forced-colors:bg-paper">
              <LegendMark sign={sign} />
            </span>
            {sign.title}
          </li>
        ))}
      </ul>
    </section>
  )
}

function LegendMark({ sign: { kind, color } }: { sign: LegendSign }) {
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
