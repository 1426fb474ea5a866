const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_11 = [7, ...INN_10]
const INN_12 = [3, ...INN_11]

/** True if the control digits of an ИНН agree: 10 digits for an entity, 12 for a person (order ЕД-7-14/559). */
export function isInn(text: string): boolean {
  if (/^\d{10}$/.test(text)) return control(text, INN_10) === Number(text[9])
  if (!/^\d{12}$/.test(text)) return false
  return control(text, INN_11) === Number(text[10]) && control(text, INN_12) === Number(text[11])
}

/** True if the last digit of an ОГРН (13 digits) or ОГРНИП (15) agrees with the rest. */
export function isOgrn(text: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(text)) return false
  const rest = BigInt(text.slice(0, -1)) % BigInt(text.length - 2)
  return Number(rest % 10n) === Number(text.at(-1))
}

function control(text: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11) % 10
}
