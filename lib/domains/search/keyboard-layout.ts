const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** Returns the Russian text typed in the Latin layout: `hfqjy` → «район». */
export function fromLatinLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('')
}
