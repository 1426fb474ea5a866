const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** Reads keys that were pressed in the Latin layout: `hfqjy` is «район». */
export function fromLatinLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('')
}
