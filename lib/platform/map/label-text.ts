const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^улица /, 'ул. '],
  [/^переулок /, 'пер. '],
  [/^проспект /, 'пр. '],
  [/^площадь /, 'пл. '],
  [/^набережная /, 'наб. '],
  [/^бульвар /, 'б-р '],
]

/** Writes a street's name as maps do: «ул. Портовая». */
export function shortStreet(name: string): string {
  const found = SHORT.find(([long]) => long.test(name))
  return found ? name.replace(found[0], found[1]) : name
}

/** Estimates the pixels that a text takes in Golos Text of that size, generously, so that neighbours never touch. */
export function textWidth(text: string, size: number, spacing = 0): number {
  let width = 0
  for (const letter of text) width += letterWidth(letter) * size + spacing
  return width
}

function letterWidth(letter: string): number {
  if (' .,«»-'.includes(letter)) return 0.32
  if (/[МШЩЖЮФЫ]/.test(letter)) return 0.86
  if (/[мшщжюфы]/.test(letter)) return 0.76
  if (/[А-ЯЁA-Z]/.test(letter)) return 0.68
  return 0.58
}

/** Breaks a text into one or two lines of about the same length. */
export function inLines(text: string, longest = 16): string[] {
  if (text.length <= longest) return [text]
  const words = text.split(' ')
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const balance = ([first = '', second = '']: string[]) => Math.abs(first.length - second.length)
  return cuts.sort((one, other) => balance(one) - balance(other))[0] ?? [text]
}
