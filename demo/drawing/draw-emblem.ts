import { palette } from './palette'

/** One filled shape of the emblem. */
interface EmblemShape {
  d: string
  fill: string
}

/** The outline the shapes are cut to. */
const emblemShield = 'M14 14H186V134C186 184 146 212 100 230C54 212 14 184 14 134Z'

/** The emblem on 200 × 240 from the back to the front. */
const emblemShapes: readonly EmblemShape[] = [
  { d: 'M0 0H200V240H0Z', fill: palette.brand },
  { d: 'M158 140A58 58 0 0 0 42 140Z', fill: palette.sun },
  { d: 'M74 150L84 64H116L126 150Z', fill: palette.white },
  { d: 'M79.6 102H120.4L122.7 122H77.3Z', fill: palette.danger },
  { d: 'M76 54H124V66H76Z', fill: palette.ink },
  { d: 'M86 36H114V54H86Z', fill: '#FFF1C4' },
  { d: 'M80 38L100 18L120 38Z', fill: palette.danger },
  { d: 'M-10 154Q20 126 52 150T112 150T172 150T232 150V250H-10Z', fill: palette.white },
  { d: 'M-10 172Q20 146 52 168T112 168T172 168T232 168V250H-10Z', fill: palette.brandStrong },
  { d: 'M-10 204Q20 180 52 200T112 200T172 200T232 200V218Q200 236 172 214T112 214T52 214T-10 222Z', fill: '#E6F0F6' },
]

/** Draws the city's emblem: a shield with the lighthouse, the sun and the wave; readable from 40 px up. */
export function drawEmblem(): string {
  const shapes = emblemShapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')
  const clip = `<clipPath id="shield"><path d="${emblemShield}"/></clipPath>`
  const rim = `<path d="${emblemShield}" fill="none" stroke="${palette.ink}" stroke-width="9" stroke-linejoin="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="240" viewBox="0 0 200 240">${clip}<g clip-path="url(#shield)">${shapes}</g>${rim}</svg>`
}
