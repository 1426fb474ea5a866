/** Longest first; variants of transliteration map to one character. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|shh/g, 'щ'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts(?!k)|tz/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/yo|jo/g, 'е'],
  [/yu|ju|iu/g, 'ю'],
  [/ya|ja|ia/g, 'я'],
  [/ye|je/g, 'е'],
  [/iy|ij|yj|yy/g, 'ий'],
  [/(?<=[aeiouаеёиоуыэюя])[jy]|j/g, 'й'],
  [/['’]/g, 'ь'],
]
const LATIN = 'abcdefghiklmnopqrstuvwxyz'
const CYRILLIC = 'абцдефгхиклмнопкрстуввхыз'

/** Returns the Russian text of a transliteration: `muzej`, `muzey` → «музей». */
export function fromTranslit(text: string): string {
  const joined = spellings.reduce((read, [pattern, character]) => read.replace(pattern, character), text.toLowerCase())
  return [...joined].map((character) => CYRILLIC[LATIN.indexOf(character)] ?? character).join('')
}

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** Returns the Russian text typed in the Latin layout: `hfqjy` → «район». */
export function fromLatinLayout(text: string): string {
  return [...text.toLowerCase()].map((character) => CYRILLIC_KEYS[LATIN_KEYS.indexOf(character)] ?? character).join('')
}
