import localFont from 'next/font/local'

/**
 * One family in four files, as its unicode ranges divide it. Every page needs Cyrillic and Latin (digits, dashes,
 * quotes); the other two wait until a letter asks for them. The fallback of equal width stands in styles/base.css.
 */
const cyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-golos-cyrillic',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
})

const latin = localFont({
  src: '../../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-golos-latin',
  display: 'swap',
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
  display: 'swap',
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
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

/** Classes of `<html>`: they define the variables of --font-sans. */
export const fontClasses = [cyrillic, latin, cyrillicExt, latinExt].map((font) => font.variable).join(' ')
