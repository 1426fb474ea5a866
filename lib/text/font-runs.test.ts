/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { renderAsync } from '@resvg/resvg-js'
import * as fontkit from 'fontkit'
import { fontFile, svgFonts, type FontWeight } from '@/lib/config/fonts'
import { fontRuns, svgText, type Font } from '@/lib/text/font-runs'

/** Characters of the languages of Russia and its neighbours beside Russian ones. */
const alphabets: Record<string, string> = {
  'аварский, лакский, лезгинский, даргинский, табасаранский, рутульский, агульский, цахурский, чеченский, кабардинский':
    'Ӏӏ',
  азербайджанский: 'ƏəĞğÇçÖöÜüİıŞşҒғҜҝҸҹҺһӘәӨөҮүЈј',
  осетинский: 'Ӕӕ',
  'татарский, башкирский': 'ӘәӨөҮүҖҗҢңҺһҒғҘҙҠҡҪҫĞğŬŭÑñÄä',
  чувашский: 'ӐӑӖӗҪҫӲӳŬŭ',
  'марийский, удмуртский, коми': 'ҤҥӦӧӰӱӒӓӸӹӜӝӞӟӤӥӴӵІі',
  'калмыцкий, бурятский, тувинский': 'ӘәҖҗҢңӨөҮүҺһ',
  'алтайский, хакасский, шорский': 'ЈјҤҥӦӧӰӱҒғІіҢңӋӌҶҷ',
  'якутский, долганский, юкагирский': 'ҔҕҤҥӨөҺһҮүԜԝ',
  'ненецкий, хантыйский, мансийский': 'ӇӈʼˮӘәӚӛӨөӪӫҚқӃӄҢңҲҳӶӷӮӯӢӣӐӑӦӧӬӭԒԓԮԯԞԟ',
  'чукотский, корякский, ительменский, эскимосский': 'ӃӄӇӈԒԓӶӷҲҳ',
  'эвенкийский, эвенский, нанайский, ульчский': 'ӇӈӢӣӮӯӨөӪӫ',
  'нивхский, кетский, нганасанский, энецкий, селькупский': 'ҒғӶӷӺӻӼӽҔҕӃӄӇӈҪҫӘәӬӭӒӓԚԛ',
  саамский: 'ӒӓӢӣҺһЈјҊҋӅӆӍӎӉӊҎҏӬӭҌҍ',
  'вепсский, карельский': 'ČčŠšŽžÄäÖöÜü',
  крымскотатарский: 'ÂâÇçĞğıİÑñÖöŞşÜü',
  'абхазский, абазинский': 'ӠӡҲҳҶҷҼҽҾҿӶӷҔҕԤԥҚқҞҟҦҧԚԛҨҩҴҵӘәҬҭӃӄ',
  казахский: 'ӘәҒғҚқҢңӨөҰұҮүҺһІі',
  'киргизский, узбекский, таджикский': 'ҢңӨөҮүЎўҚқҒғҲҳӢӣӮӯҶҷ',
  'украинский, белорусский, молдавский': 'ҐґЄєІіЇїЎўӁӂ',
}
const characters = [...new Set(Object.values(alphabets).join(''))]

/** Characters that are written as the same character with a stroke, tail or hook. */
const barred: Record<string, string> = Object.fromEntries(
  'ƏЭ əэ Ӏ| Ґг Ғг ғг Ҕг Қк қк Ҝк ҝк Ҡк ҡк Ӄк ӄк Ҟк Ңн ңн Ӈн ӈн Ҥн Ҙз ҙз Ҫс ҫс Һп Ҳх ҳх Ҷч ҷч Ҹч Ӌч Ұү ұү Ӷг ӷг Ӻғ Ԓл Ԯл ԯл Ӆл Ӎм Ӊн Ҏр Ҋй Ҍь Җж җж Өо өо Әо ıi'
    .split(' ')
    .map((pair) => [...pair]),
)

const fonts = { golos: openFonts('golos'), noto: openFonts('noto') }

function openFonts(font: Font): Record<FontWeight, fontkit.Font> {
  return { regular: openFont(font, 'regular'), bold: openFont(font, 'bold') }
}

function openFont(font: Font, weight: FontWeight): fontkit.Font {
  const opened = fontkit.openSync(fontFile(font, weight))
  if (!('layout' in opened)) throw new Error('Это сборник шрифтов')
  return opened
}

/** Returns the outline that a text gets on paper. */
function outline(text: string, weight: FontWeight): string {
  return fontRuns(text)
    .flatMap((run) => fonts[run.font][weight].layout(run.text).glyphs)
    .map((glyph) => (glyph.id === 0 ? 'нет буквы' : glyph.path.toSVG()))
    .join(' ')
}

describe.each(['regular', 'bold'] as const)('characters of the %s font', (weight) => {
  it('all have an outline', () => {
    expect(characters.filter((character) => outline(character, weight).includes('нет буквы'))).toEqual([])
  })

  it('look different from the character without its mark', () => {
    const withMark = characters.filter((character) => character in barred || character.normalize('NFD').length > 1)
    const bare = (character: string) => barred[character] ?? character.normalize('NFD').charAt(0)
    expect(withMark.length).toBeGreaterThan(100)
    expect(withMark.filter((character) => outline(character, weight) === outline(bare(character), weight))).toEqual([])
  })

  it('are taken from Noto Sans if and only if Golos Text lacks them or draws their base character', () => {
    const { golos, noto } = { golos: fonts.golos[weight], noto: fonts.noto[weight] }
    const shape = (code: number | undefined) => golos.glyphForCodePoint(code ?? 0).path.toSVG()
    const lacks = (code: number) => {
      const [base, mark] = String.fromCodePoint(code).normalize('NFD')
      if (!golos.hasGlyphForCodePoint(code)) return true
      return mark !== undefined && shape(code) === shape(base?.codePointAt(0))
    }
    const wrong = noto.characterSet
      .filter((code) => code !== 0xffff && String.fromCodePoint(code).normalize('NFC').codePointAt(0) === code)
      .filter((code) => (fontRuns(String.fromCodePoint(code))[0]?.font === 'noto') !== lacks(code))
    expect(wrong.map((code) => String.fromCodePoint(code))).toEqual([])
  })
})

it('a decomposed character is the composed one, and marks stay with their character', () => {
  expect(fontRuns('ГӀумаров Əli Ag\u0306a')).toEqual([
    { text: 'ГӀумаров ', font: 'golos' },
    { text: 'Ə', font: 'noto' },
    { text: 'li A', font: 'golos' },
    { text: 'ğ', font: 'noto' },
    { text: 'a', font: 'golos' },
  ])
  expect(fontRuns('р\u0311а')).toEqual([
    { text: 'р\u0311', font: 'noto' },
    { text: 'а', font: 'golos' },
  ])
})

test('cards and tiles draw them too', async () => {
  const draw = async (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><text y="50" font-family="Golos Text" font-size="40">${svgText(text)}</text></svg>`
    return Buffer.from((await renderAsync(svg, { font: svgFonts })).pixels)
  }
  const [breve, bare, schwa, absent] = await Promise.all(['Ğ', 'G', 'Ə', '\u{1F980}'].map(draw))
  expect(breve?.equals(bare ?? Buffer.alloc(0))).toBe(false)
  expect(schwa?.some((value) => value > 0)).toBe(true)
  expect(schwa?.equals(absent ?? Buffer.alloc(0))).toBe(false)
})

describe('pages', () => {
  const source = readFileSync('components/layout/fonts.ts', 'utf8')
  const files = [...source.matchAll(/src: '([^']+)'[\s\S]*?value:\s*'([^']+)'/g)].map(([, src = '', value = '']) => ({
    font: openPage(src.startsWith('./') ? `components/layout/${src}` : src.replace('../../', '')),
    name: src.split('/').at(-1) ?? '',
    ranges: value.split(', ').map((range) =>
      range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16)),
    ),
  }))

  function openPage(path: string): fontkit.Font {
    const opened = fontkit.openSync(path)
    if (!('layout' in opened)) throw new Error('Это сборник шрифтов')
    return opened
  }

  /** Returns the name of the file a browser takes a character from: the first that has it within its range. */
  function fileFor(character: string): string | undefined {
    const code = character.codePointAt(0) ?? 0
    const inRange = ([from = 0, to = from]: number[]) => code >= from && code <= to
    return files.find(({ font, ranges }) => ranges.some(inRange) && font.hasGlyphForCodePoint(code))?.name
  }

  it('take every character from the same font as papers do', () => {
    const wrong = characters.filter(
      (character) => !fileFor(character)?.startsWith(fontRuns(character)[0]?.font ?? 'none'),
    )
    expect(wrong).toEqual([])
  })
})
