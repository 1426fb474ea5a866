import { darker, lighter, palette } from '../palette'
import { ellipse, path, rect, stroke } from '../svg'

export type HairStyle =
  | 'crop'
  | 'side'
  | 'quiff'
  | 'curly'
  | 'receding'
  | 'bald'
  | 'papakha'
  | 'cap'
  | 'long'
  | 'wavy'
  | 'tail'
  | 'bob'
  | 'bun'
  | 'scarf'

/** What is seen of the hair or the scarf behind the head; the portrait is 800 × 1000, the head stands around 400, 420. */
export function drawHairBack(style: HairStyle, color: string): string {
  const dark = darker(color, 0.2)
  if (style === 'long')
    return path(
      'M222 400Q210 180 400 176Q590 180 578 400Q600 640 612 800Q500 850 400 800Q300 850 188 800Q200 640 222 400Z',
      dark,
    )
  if (style === 'wavy')
    return path(
      'M226 390Q206 176 400 172Q594 176 574 390Q630 470 588 560Q640 640 586 740Q520 760 470 700H330Q280 760 214 740Q160 640 212 560Q170 470 226 390Z',
      dark,
    )
  if (style === 'bob')
    return path(
      'M220 400Q206 174 400 172Q594 174 580 400Q596 520 570 606Q500 640 400 620Q300 640 230 606Q204 520 220 400Z',
      dark,
    )
  if (style === 'tail') return path('M540 300Q660 330 640 520Q640 660 586 740Q560 700 576 600Q580 460 520 380Z', dark)
  if (style === 'bun') return ellipse(400, 172, 84, 72, dark)
  if (style === 'scarf')
    return path(
      'M206 430Q190 150 400 146Q610 150 594 430Q600 600 650 760Q520 850 400 850Q280 850 150 760Q200 600 206 430Z',
      dark,
    )
  return ''
}

/** What lies over the forehead and the sides. */
export function drawHairFront(style: HairStyle, color: string): string {
  return fronts[style](color, lighter(color, 0.14))
}

const fronts: Record<HairStyle, (color: string, light: string) => string> = {
  crop: (color) =>
    path(
      'M234 400Q226 190 400 178Q574 190 566 400Q556 330 530 300Q470 262 400 270Q330 262 270 300Q244 330 234 400Z',
      color,
    ),
  side: (color, light) =>
    path(
      'M232 410Q214 200 380 172Q560 150 570 330Q574 380 566 410Q558 340 536 310Q430 330 330 268Q270 300 250 340Q240 370 232 410Z',
      color,
    ) + stroke('M330 262Q400 214 500 232', light, 9, 0.7),
  quiff: (color, light) =>
    path(
      'M236 410Q220 300 268 260Q270 160 400 148Q540 136 566 260Q580 320 564 410Q556 340 532 306Q480 290 440 250Q380 290 290 292Q250 330 236 410Z',
      color,
    ) + stroke('M310 236Q380 190 470 204', light, 9, 0.7),
  curly: (color, light) =>
    path(
      'M232 400Q196 350 226 300Q210 240 268 216Q290 150 356 166Q410 126 460 164Q530 150 546 220Q600 250 576 308Q602 360 566 400Q562 340 520 312Q480 286 440 296Q400 280 356 298Q300 286 270 320Q240 346 232 400Z',
      color,
    ) + stroke('M290 230q20 -26 46 -8M400 196q26 -16 46 8M500 240q28 -8 34 18', light, 8, 0.6),
  receding: (color) =>
    path(
      'M234 420Q222 270 300 214Q400 176 500 214Q578 270 566 420Q556 350 540 318Q530 260 480 240Q400 214 320 240Q270 260 260 318Q244 350 234 420Z',
      color,
    ),
  bald: (color) =>
    path('M236 420Q226 360 244 320Q252 360 250 420ZM564 420Q574 360 556 320Q548 360 550 420Z', color) +
    ellipse(350, 258, 46, 18, '#FFFFFF', 0.22),
  papakha: () =>
    path('M222 330Q206 120 400 112Q594 120 578 330Q400 264 222 330Z', '#3B3733') +
    path('M222 330Q400 264 578 330Q580 354 574 362Q400 300 226 362Q220 354 222 330Z', '#57504A') +
    stroke(
      'M270 210q16 -18 32 0M340 170q16 -18 32 0M420 176q16 -18 32 0M490 220q16 -18 32 0M320 250q16 -18 32 0M410 244q16 -18 32 0',
      '#6B635C',
      8,
      0.8,
    ),
  cap: () =>
    path('M226 320Q226 160 400 154Q574 160 574 320Q400 270 226 320Z', '#56606A') +
    path('M224 320Q400 262 576 320Q600 352 560 356Q400 306 240 356Q200 352 224 320Z', '#3F4850') +
    rect(392, 148, 16, 12, '#3F4850', 4),
  long: (color, light) =>
    path(
      'M230 470Q200 196 400 184Q600 196 570 470Q560 350 470 290Q420 260 400 232Q370 290 300 320Q244 370 230 470Z',
      color,
    ) + stroke('M300 262Q340 216 400 206', light, 9, 0.7),
  wavy: (color, light) =>
    path(
      'M234 480Q188 420 222 330Q230 190 400 176Q570 190 578 330Q612 420 566 480Q572 360 500 316Q420 290 380 240Q340 310 276 336Q232 380 234 480Z',
      color,
    ) + stroke('M286 270Q330 214 396 204', light, 9, 0.7),
  tail: (color, light) =>
    path(
      'M236 410Q222 188 400 182Q578 188 564 410Q552 320 500 280Q440 250 400 250Q340 250 296 284Q248 320 236 410Z',
      color,
    ) + stroke('M300 250Q390 200 500 250', light, 8, 0.6),
  bob: (color, light) =>
    path(
      'M222 560Q202 190 400 178Q598 190 578 560Q560 580 540 560Q566 400 520 306Q400 330 280 306Q234 400 260 560Q240 580 222 560Z',
      color,
    ) + stroke('M290 266Q390 212 510 262', light, 9, 0.6),
  bun: (color, light) =>
    path(
      'M234 420Q220 190 400 182Q580 190 566 420Q552 320 480 270Q420 250 400 230Q380 250 320 270Q248 320 234 420Z',
      color,
    ) + stroke('M380 146q20 -16 44 0M300 250Q360 216 396 214', light, 8, 0.6),
  scarf: (color) => drawScarfFront(color),
}

function drawScarfFront(color: string): string {
  const fold = darker(color, 0.24)
  const rim =
    'M212 440Q200 170 400 162Q600 170 588 440Q590 560 520 622Q470 668 400 674Q330 668 280 622Q210 560 212 440ZM258 420Q256 540 318 596Q354 630 400 632Q446 630 482 596Q544 540 542 420Q536 274 400 268Q264 274 258 420Z'
  const drape =
    path(
      'M264 610Q330 650 400 654Q470 650 536 610Q600 700 560 800Q480 850 400 820Q300 850 230 800Q200 700 264 610Z',
      color,
    ) + path('M470 676Q540 720 520 830Q560 810 566 790Q600 700 536 610Q510 650 470 676Z', fold, 0.6)
  const band = stroke('M244 380Q256 236 400 228Q544 236 556 380', palette.sand, 5, 0.5)
  return (
    drape +
    `<path fill-rule="evenodd" d="${rim}" fill="${color}"/>` +
    path('M500 196Q600 240 588 440Q590 560 520 622Q552 520 542 420Q540 320 500 196Z', fold, 0.5) +
    band
  )
}
