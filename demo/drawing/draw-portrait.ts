import { wrapSvg } from './draw-picture'
import { darker, lighter, mix, palette, skins } from './palette'
import { drawHairBack, drawHairFront, type HairStyle } from './parts/portrait-hair'
import { createRandom, type Random } from '@/lib/content/seed/random'
import { circle, ellipse, path, rect, stroke } from './svg'

interface PortraitSeed {
  variant: number
  gender: 'male' | 'female'
  age: 'young' | 'middle' | 'old'
}

interface Face {
  skin: string
  hair: string
  style: HairStyle
  cloth: string
  collar: 'suit' | 'shirt' | 'sweater' | 'blouse' | 'jacket'
  beard: 'none' | 'moustache' | 'short' | 'full'
  glasses: boolean
  smile: number
  brows: number
  width: number
  age: PortraitSeed['age']
  female: boolean
}

const grounds = ['#DCEBF3', '#F6F1E7', '#E4EFE2', '#F3E2D2', '#E3E8F0', '#F6E9C8']
const clothColors = [
  '#22384C',
  palette.brandStrong,
  '#7A4A42',
  '#2F6B58',
  '#5B7C99',
  '#8C3B3A',
  '#4A5A6A',
  palette.clay,
  '#E8DCC6',
  '#6B4F6B',
]

const scarves = ['#2F6B58', palette.clay, palette.brandStrong, '#B9474A', '#D9B878', '#6B4F6B', '#5B7C99']

/** Draws a friendly portrait on 800 × 1000; each variant is another person. */
export function drawPortrait(seed: PortraitSeed): string {
  const random = createRandom(`portrait/${seed.gender}/${seed.age}/${seed.variant}`)
  const face = chooseFace(seed, random)
  const scarf = scarves[(seed.variant * 3) % scarves.length] ?? palette.clay
  const hair = face.style === 'scarf' ? scarf : face.hair
  const content = [
    drawGround(seed, random),
    drawHairBack(face.style, hair),
    drawNeck(face),
    drawClothes(face, random),
    drawHead(face),
    drawHairFront(face.style, hair),
    face.style === 'scarf' ? '' : drawEars(face),
    drawFeatures(face),
    drawBeard(face),
    face.glasses ? drawGlasses(seed.variant) : '',
  ].join('')
  return wrapSvg({ width: 800, height: 1000 }, '0 0 800 1000', content)
}

function chooseFace(seed: PortraitSeed, random: Random): Face {
  const { variant, age } = seed
  const female = seed.gender === 'female'
  const women: Record<PortraitSeed['age'], HairStyle[]> = {
    young: ['long', 'wavy', 'tail', 'scarf', 'bob'],
    middle: ['bob', 'scarf', 'bun', 'wavy', 'long'],
    old: ['scarf', 'bun', 'bob', 'scarf'],
  }
  const men: Record<PortraitSeed['age'], HairStyle[]> = {
    young: ['crop', 'side', 'quiff', 'curly'],
    middle: ['side', 'crop', 'receding', 'quiff'],
    old: ['receding', 'bald', 'side', 'papakha', 'cap'],
  }
  const styles = female ? women[age] : men[age]
  const dark = random.pick(['#231C1A', '#2E231E', '#3D2A20', '#54392A', '#1D1B20'])
  const gray = age === 'old' ? random.between(0.72, 0.95) : age === 'middle' && random.chance(0.35) ? 0.35 : 0
  const beards: Face['beard'][] =
    age === 'young'
      ? ['none', 'short', 'none', 'none']
      : age === 'middle'
        ? ['none', 'moustache', 'short', 'none', 'full']
        : ['moustache', 'none', 'full', 'short']
  return {
    skin: mix(random.pick(skins), '#F6D6B8', random.between(0, 0.3)),
    hair: mix(dark, '#DADCDD', gray),
    style: styles[variant % styles.length] ?? 'crop',
    cloth: clothColors[(variant * 7 + (female ? 3 : 0)) % clothColors.length] ?? palette.brandStrong,
    collar: female
      ? random.pick(['blouse', 'suit', 'sweater', 'blouse'] as const)
      : random.pick(['suit', 'shirt', 'suit', 'jacket', 'sweater'] as const),
    beard: female ? 'none' : (beards[(variant * 3 + 1) % beards.length] ?? 'none'),
    glasses: random.chance(age === 'old' ? 0.55 : 0.25),
    smile: random.between(16, 34),
    brows: random.between(-6, 6),
    width: random.between(female ? 156 : 160, female ? 163 : 168),
    age,
    female,
  }
}

function drawGround(seed: PortraitSeed, random: Random): string {
  const color = grounds[(seed.variant + (seed.gender === 'female' ? 2 : 0)) % grounds.length] ?? '#DCEBF3'
  const shift = random.between(-60, 60)
  const level = random.between(700, 780)
  // the sand of the mayor's card: whatever touches the edge of the picture would end in it
  if (color === palette.sand) return rect(0, 0, 800, 1000, color) + circle(400, 470, 360, lighter(color, 0.5))
  const disc = circle(400 + shift, 470, 360, lighter(color, 0.5))
  const hills =
    path(`M0 1000V${level}Q200 ${level - 110} 400 ${level - 10}T800 ${level - 60}V1000Z`, darker(color, 0.08)) +
    path(`M0 1000V${level + 80}Q240 ${level} 460 ${level + 60}T800 ${level + 30}V1000Z`, darker(color, 0.13))
  return rect(0, 0, 800, 1000, color) + disc + hills
}

function drawNeck(face: Face): string {
  const wide = face.female ? 62 : 78
  return (
    path(`M${400 - wide} 540V690Q400 790 ${400 + wide} 690V540Z`, face.skin) +
    path(`M${400 - wide} 590Q400 700 ${400 + wide} 590V640Q400 740 ${400 - wide} 640Z`, darker(face.skin, 0.2), 0.55)
  )
}

function drawClothes(face: Face, random: Random): string {
  const { cloth, female } = face
  const shoulder = female ? 232 : 278
  const body = `M${400 - shoulder - 30} 1000Q${400 - shoulder - 16} 790 ${400 - shoulder + 90} 742L320 690Q400 770 480 690L${400 + shoulder - 90} 742Q${400 + shoulder + 16} 790 ${400 + shoulder + 30} 1000Z`
  const shade = path(
    `M480 690L${400 + shoulder - 90} 742Q${400 + shoulder + 16} 790 ${400 + shoulder + 30} 1000H560Q600 820 480 690Z`,
    darker(cloth, 0.28),
    0.6,
  )
  const base = path(body, cloth) + shade
  if (face.collar === 'suit') return base + drawSuit(face, random)
  if (face.collar === 'shirt')
    return (
      path(body, lighter(cloth, 0.75)) +
      path('M330 690L400 800L300 800ZM470 690L400 800L500 800Z', lighter(cloth, 0.88)) +
      stroke('M400 800V1000', mix(cloth, '#FFFFFF', 0.5), 4) +
      circle(400, 870, 6, mix(cloth, '#FFFFFF', 0.3)) +
      circle(400, 940, 6, mix(cloth, '#FFFFFF', 0.3))
    )
  if (face.collar === 'sweater')
    return (
      base +
      path('M312 694Q400 800 488 694L500 730Q400 836 300 730Z', lighter(cloth, 0.16)) +
      stroke('M312 706Q400 812 488 706', darker(cloth, 0.2), 4, 0.5)
    )
  if (face.collar === 'jacket')
    return (
      base +
      path('M340 700L400 860L460 700Q400 770 340 700Z', '#F4F1EA') +
      path('M312 684L290 760L396 890L330 700ZM488 684L510 760L404 890L470 700Z', darker(cloth, 0.18)) +
      stroke('M400 880V1000', darker(cloth, 0.4), 6)
    )
  const stones = [palette.sun, '#E9EEF1', palette.danger][random.whole(0, 2)] ?? palette.sun
  return (
    base +
    path('M318 690Q400 850 482 690L462 672Q400 760 338 672Z', face.skin) +
    stroke('M334 690Q400 800 466 690', '#D9B45A', 4) +
    circle(400, 752, 9, stones)
  )
}

function drawSuit(face: Face, random: Random): string {
  const tie = random.pick([palette.brand, '#8C3B3A', '#2F6B58', '#D9A03C', '#33485B'])
  const shirt = path('M322 690L400 980L478 690Q400 776 322 690Z', '#FAFAF6')
  const collar = path('M322 684L306 720L384 800L400 766ZM478 684L494 720L416 800L400 766Z', '#EDEFEF')
  const knot = face.female
    ? circle(400, 790, 10, palette.sun)
    : path('M380 772H420L412 806L430 940L400 976L370 940L388 806Z', tie) +
      path('M400 806L412 806L430 940L400 976Z', darker(tie, 0.2))
  const lapels = path(
    'M310 694L250 790L330 820L300 850L400 1000L322 700ZM490 694L550 790L470 820L500 850L400 1000L478 700Z',
    darker(face.cloth, 0.22),
  )
  return shirt + collar + knot + lapels
}

function drawHead(face: Face): string {
  const { width, skin } = face
  const jaw = face.female ? 0.56 : 0.7
  const shape = `M${400 - width} 390Q${400 - width} 220 400 216Q${400 + width} 220 ${400 + width} 390Q${400 + width} 500 ${400 + width * jaw} 570Q${400 + width * 0.3} 634 400 636Q${400 - width * 0.3} 634 ${400 - width * jaw} 570Q${400 - width} 500 ${400 - width} 390Z`
  const side = `M${400 + width * 0.62} 260Q${400 + width} 310 ${400 + width} 390Q${400 + width} 500 ${400 + width * jaw} 570Q${400 + width * 0.3} 634 400 636Q470 590 ${400 + width * 0.6} 500Q${400 + width * 0.84} 390 ${400 + width * 0.62} 260Z`
  return path(shape, skin) + path(side, darker(skin, 0.16), 0.4)
}

function drawEars(face: Face): string {
  const { width, skin } = face
  const dark = darker(skin, 0.18)
  const jewel = face.female
    ? circle(400 - width - 10, 478, 8, palette.sun) + circle(400 + width + 10, 478, 8, palette.sun)
    : ''
  if (['long', 'wavy', 'bob'].includes(face.style)) return ''
  return (
    ellipse(400 - width - 6, 420, 22, 38, skin) +
    ellipse(400 + width + 6, 420, 22, 38, mix(skin, dark, 0.5)) +
    ellipse(400 - width - 6, 420, 10, 20, dark, 0.6) +
    ellipse(400 + width + 6, 420, 10, 20, dark, 0.6) +
    jewel
  )
}

function drawFeatures(face: Face): string {
  const { skin, brows, smile, female } = face
  const brow =
    face.style === 'scarf' || face.style === 'papakha' || face.style === 'cap' || face.style === 'bald'
      ? face.age === 'old'
        ? '#A9A7A5'
        : '#33261F'
      : darker(face.hair, 0.1)
  const eye = (x: number): string =>
    ellipse(x, 420, 23, 16, '#FBFAF6') +
    circle(x, 420, 13.5, '#4A3225') +
    circle(x, 420, 7, '#1B1512') +
    circle(x + 5, 415, 4, '#FFFFFF') +
    stroke(`M${x - 25} 416Q${x} ${female ? 392 : 397} ${x + 25} 416`, '#2A1F1A', female ? 7 : 4.5)
  const lines = brows + 370
  const eyebrows = stroke(
    `M306 ${lines + 6}Q336 ${lines - 14} 366 ${lines + 3}M434 ${lines + 3}Q464 ${lines - 14} 494 ${lines + 6}`,
    brow,
    female ? 8 : 12,
  )
  const nose = stroke('M404 420Q424 470 420 488Q410 502 388 494', darker(skin, 0.3), 6, 0.8)
  const cheeks = ellipse(308, 492, 34, 20, '#E0705C', 0.2) + ellipse(492, 492, 34, 20, '#E0705C', 0.2)
  const mouth = female
    ? path(`M350 540Q400 ${540 + smile * 1.7} 450 540Q424 530 400 536Q376 530 350 540Z`, '#B4524C')
    : stroke(`M352 540Q400 ${540 + smile * 1.3} 448 540`, darker('#A4564A', 0.2), 8)
  return cheeks + eye(336) + eye(464) + eyebrows + nose + mouth + drawWrinkles(face)
}

function drawWrinkles(face: Face): string {
  if (face.age === 'young') return ''
  const color = darker(face.skin, 0.32)
  const folds = stroke('M330 508Q316 530 326 556M470 508Q484 530 474 556', color, 4, 0.5)
  if (face.age === 'middle') return folds
  return (
    folds +
    stroke(
      'M284 440l-22 10M286 430l-24 -2M516 440l22 10M514 430l24 -2M344 452q-12 6 -26 2M456 452q12 6 26 2M350 312Q400 302 450 312',
      color,
      3.5,
      0.5,
    )
  )
}

function drawBeard(face: Face): string {
  const { width } = face
  const hair =
    face.style === 'bald' || face.style === 'papakha' || face.style === 'cap'
      ? face.age === 'old'
        ? '#D3D5D6'
        : '#2E231E'
      : face.hair
  const moustache = path('M400 514Q360 500 330 534Q366 546 400 530Q434 546 470 534Q440 500 400 514Z', hair)
  if (face.beard === 'moustache') return moustache
  if (face.beard === 'none') return ''
  const drop = face.beard === 'full' ? 700 : 646
  const outline = `M${400 - width + 4} 440Q${400 - width + 26} 520 340 526Q400 500 460 526Q${400 + width - 26} 520 ${400 + width - 4} 440Q${400 + width + 2} 560 ${400 + width * 0.62} ${drop - 56}Q400 ${drop + 30} ${400 - width * 0.62} ${drop - 56}Q${400 - width - 2} 560 ${400 - width + 4} 440ZM358 548Q400 580 442 548Q400 536 358 548Z`
  return (
    `<path fill-rule="evenodd" d="${outline}" fill="${hair}" opacity="${face.beard === 'full' ? 1 : 0.88}"/>` +
    moustache
  )
}

function drawGlasses(variant: number): string {
  const color = ['#2A2F36', '#6E4B36', '#8C3B3A', '#B98A3C'][variant % 4] ?? '#2A2F36'
  const round = variant % 2 === 0
  const lens = (x: number): string =>
    round
      ? `<circle cx="${x}" cy="422" r="46" fill="#FFFFFF" fill-opacity="0.2" stroke="${color}" stroke-width="8"/>`
      : `<rect x="${x - 52}" y="388" width="104" height="70" rx="20" fill="#FFFFFF" fill-opacity="0.2" stroke="${color}" stroke-width="8"/>`
  return (
    lens(336) +
    lens(464) +
    stroke(
      `M${round ? 382 : 388} 416Q400 404 ${round ? 418 : 412} 416M${round ? 290 : 284} 414L248 404M${round ? 510 : 516} 414L552 404`,
      color,
      8,
    )
  )
}
