import localFont from 'next/font/local'

/** See docs/decisions/fonts.md; the fallback of equal width is in styles/base.css. */
const russian = localFont({
  src: './fonts/golos-russian.woff2',
  weight: '400 700',
  variable: '--font-golos-russian',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0401, U+0410-044F, U+0451, U+2116' }],
})

const basicLatin = localFont({
  src: './fonts/golos-basic-latin.woff2',
  weight: '400 700',
  variable: '--font-golos-basic-latin',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0-00B3, U+00B7, U+00BB, U+00D7, U+2009, U+2011-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2032-2033, U+2191, U+2193, U+2212',
    },
  ],
})

/** Saves prices from loading the large Latin file. */
const rouble = localFont({
  src: './fonts/golos-rouble.woff2',
  weight: '400 700',
  variable: '--font-golos-rouble',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20BD' }],
})

const cyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-golos-cyrillic',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
})

const latin = localFont({
  src: '../../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-golos-latin',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

const cyrillicExt = localFont({
  src: '../../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-ext-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-golos-cyrillic-ext',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F' },
  ],
})

const latinExt = localFont({
  src: '../../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-golos-latin-ext',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-011D, U+0120-016B, U+016D-017E, U+0192, U+0218-021B, U+0237, U+02C7, U+02D8-02D9, U+02DB, U+02DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113',
    },
  ],
})

const notoCyrillic = localFont({
  src: './fonts/noto-cyrillic.woff2',
  weight: '400 700',
  variable: '--font-noto-cyrillic',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0460-052F' }],
})

const notoLatin = localFont({
  src: './fonts/noto-latin.woff2',
  weight: '400 700',
  variable: '--font-noto-latin',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-024F, U+0259, U+02EE, U+1E00-1EFF' }],
})

export const fontClasses = [
  russian,
  basicLatin,
  rouble,
  cyrillic,
  latin,
  cyrillicExt,
  latinExt,
  notoCyrillic,
  notoLatin,
]
  .map((font) => font.variable)
  .join(' ')
