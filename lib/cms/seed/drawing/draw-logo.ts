import { palette } from './palette'
import { wrapSvg } from './draw-picture'

/** The city's emblem: a shield with the lighthouse, the sun and the wave; readable from 40 px up. */
export function drawLogo(): string {
  return wrapSvg({ width: 200, height: 240 }, '0 0 200 240', drawLogoContent())
}

/** The emblem's shapes on 200 × 240. */
export function drawLogoContent(): string {
  const shield = 'M14 14H186V134C186 184 146 212 100 230C54 212 14 184 14 134Z'
  return [
    `<clipPath id="shield"><path d="${shield}"/></clipPath>`,
    `<g clip-path="url(#shield)"><path d="M0 0H200V240H0Z" fill="${palette.brand}"/>`,
    `<path d="M158 140A58 58 0 0 0 42 140Z" fill="${palette.sun}"/>`,
    `<path d="M74 150L84 64H116L126 150Z" fill="#FFFFFF"/><path d="M79.6 102H120.4L122.7 122H77.3Z" fill="${palette.danger}"/>`,
    `<path d="M76 54H124V66H76Z" fill="${palette.ink}"/><path d="M86 36H114V54H86Z" fill="#FFF1C4"/><path d="M80 38L100 18L120 38Z" fill="${palette.danger}"/>`,
    `<path d="M-10 154Q20 126 52 150T112 150T172 150T232 150V250H-10Z" fill="#FFFFFF"/>`,
    `<path d="M-10 172Q20 146 52 168T112 168T172 168T232 168V250H-10Z" fill="${palette.brandStrong}"/>`,
    `<path d="M-10 204Q20 180 52 200T112 200T172 200T232 200V218Q200 236 172 214T112 214T52 214T-10 222Z" fill="#FFFFFF" opacity="0.9"/></g>`,
    `<path d="${shield}" fill="none" stroke="${palette.ink}" stroke-width="9" stroke-linejoin="round"/>`,
  ].join('')
}
